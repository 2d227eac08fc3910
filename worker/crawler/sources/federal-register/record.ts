import * as z from 'zod/mini';

const line = z.pipe(
  z._default(z.nullable(z.string()), ''),
  z.transform((text) => (text ?? '').trim()),
);
const names = z.pipe(
  z._default(z.nullable(z.array(z.string())), []),
  z.transform((list) => list ?? []),
);

/** An agency as listed in a document, alongside its department. */
const agency = z.object({
  id: z._default(z.nullable(z.int()), null),
  parent_id: z._default(z.nullable(z.int()), null),
  /** "Education Department"; empty if the register has no entry for the agency. */
  name: line,
  raw_name: line,
});

/** A document of the Federal Register: the API's fields except the full text. */
const document = {
  document_number: z.string().check(z.trim(), z.minLength(1)),
  title: z.string().check(z.trim(), z.minLength(1)),
  /** For example, "Notice of funding opportunity." */
  action: line,
  /** The text under DATES. */
  dates: line,
  abstract: line,
  toc_subject: line,
  html_url: z.string(),
  publication_date: z.string(),
  agencies: z._default(z.array(agency), []),
  docket_ids: names,
  topics: names,
};

/** The fields to request: the names above. */
export const FIELDS = Object.keys(document);

/** A notice, and whether a later one withdrew it. */
export const notice = z.object({ ...document, isTakenBack: z._default(z.boolean(), false) });
export type Notice = z.infer<typeof notice>;

export const answerShape = z.object({
  count: z.int(),
  total_pages: z._default(z.int(), 0),
  // Missing if nothing was found.
  results: z._default(z.array(z.unknown()), []),
});

const numbered = z.looseObject({ document_number: z.string() });

/** Returns a record's ID, even if everything else is missing. */
export function idsOfNotice(raw: unknown): string[] {
  const read = numbered.safeParse(raw);
  return read.success && read.data.document_number ? [read.data.document_number] : [];
}
