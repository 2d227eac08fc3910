/** Matches deadlines of credits, and of free help with a return: "Once a year, with your federal income tax return". */
const WITH_A_RETURN = /\btax (?:return|season)\b/i;
/** Returns are filed from January to April, as zero-based `Date` months. */
const TAX_TIME: readonly number[] = [0, 1, 2, 3];

/** Returns whether a program is only available with a tax return, and the next tax season hasn't begun. */
export function waitsForTaxTime(deadline: string | null, now: Date): boolean {
  return deadline !== null && WITH_A_RETURN.test(deadline) && !TAX_TIME.includes(now.getMonth());
}
