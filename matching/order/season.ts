/** The share of the gain that counts if help is months away, so help available this month comes first. */
export const LATER = 0.6;

/** Zero-based months, as in `Date`. */
export type Months = readonly number[];

/** The deadlines of programs that pay or serve only in some months, with the months in which people can act. */
const SEASONS: readonly (readonly [RegExp, Months])[] = [
  // Tax credits, and free help with a return. Returns are filed from January to April.
  [/\btax (?:return|season)\b/i, [0, 1, 2, 3]],
  // Meals and food money for the summer. States announce them in spring.
  [/\bsummer(?:, when schools are closed| period)\b/i, [3, 4, 5, 6, 7, 8]],
];

/** Returns the months in which people can act on a program with this deadline; null if in all. */
export function seasonOf(deadline: string | null): Months | null {
  return SEASONS.find(([named]) => deadline !== null && named.test(deadline))?.[1] ?? null;
}

/** Returns whether a program is only available in a season that hasn't begun. */
export function waitsForSeason(deadline: string | null, now: Date): boolean {
  return seasonOf(deadline)?.includes(now.getMonth()) === false;
}
