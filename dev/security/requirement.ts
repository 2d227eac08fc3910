import * as z from 'zod/mini';

export const SECURITY = 'dev/security';

/**
 * The requirements of OWASP ASVS 5.0.0 (https://github.com/OWASP/ASVS, CC BY-SA 4.0) by level and chapter. `asks`
 * restates each one in our own words, but the standard's text is authoritative.
 */
const STANDARD: Readonly<Record<1 | 2, readonly string[]>> = {
  1: [
    '1.2.1-5 1.3.1-2 1.5.1',
    '2.1.1 2.2.1-2 2.3.1',
    '3.2.1-2 3.3.1 3.4.1-2 3.5.1-3',
    '4.1.1 4.4.1',
    '5.2.1-2 5.3.1-2',
    '6.1.1 6.2.1-8 6.3.1-2 6.4.1-2',
    '7.2.1-4 7.4.1-2',
    '8.1.1 8.2.1-2 8.3.1',
    '9.1.1-3 9.2.1',
    '10.4.1-5',
    '11.3.1-2 11.4.1',
    '12.1.1 12.2.1-2',
    '13.4.1',
    '14.2.1 14.3.1',
    '15.1.1 15.2.1 15.3.1',
  ],
  2: [
    '1.1.1-2 1.2.6-9 1.3.3-11 1.4.1-3 1.5.2',
    '2.1.2-3 2.2.3 2.3.2-4 2.4.1',
    '3.3.2-4 3.4.3-6 3.5.4-5 3.7.1-2',
    '4.1.2-3 4.2.1 4.3.1-2 4.4.2-4',
    '5.1.1 5.2.3 5.4.1-3',
    '6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5 6.6.1-3 6.8.1-4',
    '7.1.1-3 7.3.1-2 7.4.3-5 7.5.1-2 7.6.1-2',
    '8.1.2 8.2.3 8.4.1',
    '9.2.2-4',
    '10.1.1-2 10.2.1-2 10.3.1-4 10.4.6-11 10.5.1-5 10.6.1-2 10.7.1-3',
    '11.1.1-2 11.2.1-3 11.3.3 11.4.2-4 11.5.1 11.6.1',
    '12.1.2-3 12.3.1-4',
    '13.1.1 13.2.1-5 13.3.1-2 13.4.2-5',
    '14.1.1-2 14.2.2-4 14.3.2-3',
    '15.1.2-3 15.2.2-3 15.3.2-7',
    '16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3',
    '17.1.1 17.2.1-4 17.3.1-2',
  ],
};

/** Returns every requirement of levels 1 and 2 with its level. */
export function requirements(): Map<string, number> {
  return new Map(
    Object.entries(STANDARD).flatMap(([level, chapters]) =>
      chapters.flatMap((chapter) => chapter.split(' ').flatMap(idsOf)).map((id) => [id, Number(level)] as const),
    ),
  );
}

/** Expands a range: `1.2.1-3` means `1.2.1`, `1.2.2` and `1.2.3`. */
function idsOf(range: string): string[] {
  const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
}

const sentence = z.string().check(z.regex(/^[^a-z].+\.$/, 'A sentence'));
const list = z._default(z.array(z.string()), []);
const requirement = {
  id: z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'A number, such as 6.2.1')),
  level: z.int().check(z.minimum(1), z.maximum(3)),
  asks: z.string().check(z.minLength(1)),
  /** Files, and headings in documents: `docs/security.md#sessions`. */
  where: list,
  /** `path/to/test.ts › test title` */
  tests: list,
};

/** How the product handles a requirement. */
export const requirementRow = z.discriminatedUnion('state', [
  // The product meets it, as a test or file shows.
  z.strictObject({ ...requirement, state: z.literal('met'), how: z.optional(z.string()) }),
  // Decided where the product is operated, outside this repository.
  z.strictObject({ ...requirement, state: z.literal('operator'), how: sentence }),
  z.strictObject({ ...requirement, state: z.literal('not met'), why: sentence }),
  z.strictObject({ ...requirement, state: z.literal('does not apply'), why: sentence }),
]);
export type RequirementRow = z.output<typeof requirementRow>;
