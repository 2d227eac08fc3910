import * as z from 'zod/mini';

const text = z._default(z.string(), '');

/** A state, county or city program: its place, its short name, and links to pages and laws about it. */
export const listedProgram = z.object({
  /** "OH", or "ca/ala" for a county or city of a state. */
  place: z.string('No place').check(z.minLength(2)),
  agency: text,
  program: z.string('No name of the program').check(z.minLength(1)),
  labels: z._default(z.array(z.string()), []),
  references: z._default(z.array(z.object({ title: text, url: z.string() })), []),
});
export type ListedProgram = z.infer<typeof listedProgram>;

const named = z.object({ place: z.string(), agency: text, program: z.string() });

/** Returns a record's ID, even if everything else is missing. */
export function idsOfListed(raw: unknown): string[] {
  const { data } = named.safeParse(raw);
  return data ? [idOf(data)] : [];
}

/** Builds an ID from place, agency and short name, because programs have none. */
export function idOf({ place, agency, program }: z.infer<typeof named>): string {
  return [place, agency, program]
    .filter(Boolean)
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
