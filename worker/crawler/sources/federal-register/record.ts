import * as z from 'zod/mini';

const line = z.pipe(
  z._default(z.nullable(z.string()), ''),
  z.transform((text) => (text ?? '').trim()),
);
const names = z.pipe(
  z._default(z.nullable(z.array(z.string())), []),
  z.transform((list) => list ?? []),
);

/** An agency as a document names it, its department beside it. */
const agency = z.object({
  id: z._default(z.nullable(z.int()), null),
  parent_id: z._default(z.nullable(z.int()), null),
  /** "Education Department"; none where the register has no entry of the agency. */
  name: line,
  raw_name: line,
});

/** A document of the Federal Register, by what its API tells besides the whole text. */
const document = {
  document_number: z.string().check(z.trim(), z.minLength(1)),
  title: z.string().check(z.trim(), z.minLength(1)),
  /** "Notice of funding opportunity." */
  action: line,
  /** What stands under DATES, in running text. */
  dates: line,
  abstract: line,
  toc_subject: line,
  html_url: z.string(),
  publication_date: z.string(),
  agencies: z._default(z.array(agency), []),
  docket_ids: names,
  topics: names,
};

/** What is asked for: names of the fields above. */
export const FIELDS = Object.keys(document);

/** A notice, and whether a later one took it back. */
export const notice = z.object({ ...document, isTakenBack: z._default(z.boolean(), false) });
export type Notice = z.infer<typeof notice>;

export const answerShape = z.object({
  count: z.int(),
  total_pages: z._default(z.int(), 0),
  // Left out where nothing was found.
  results: z._default(z.array(z.unknown()), []),
});

const numbered = z.looseObject({ document_number: z.string() });

/** The id of a record that may lack everything else. */
export function idsOfNotice(raw: unknown): string[] {
  const read = numbered.safeParse(raw);
  return read.success && read.data.document_number ? [read.data.document_number] : [];
}
