import * as z from 'zod/mini';

const line = z.pipe(
  z._default(z.nullable(z.union([z.string(), z.number()])), ''),
  z.transform((text) => String(text ?? '').trim()),
);
const lines = z.pipe(
  z._default(z.nullable(z.union([z.array(z.string()), z.string()])), []),
  z.transform((list) => (typeof list === 'string' ? [list] : (list ?? []))),
);

/** The solicitation fields that apply to all its topics. */
const solicitation = {
  solicitation_title: z.string().check(z.trim(), z.minLength(1)),
  solicitation_number: line,
  /** `SBIR`, `STTR`, or `BOTH`. */
  program: line,
  /** `Phase I`, `Phase II`, or `BOTH`. */
  phase: line,
  agency: line,
  branch: line,
  open_date: line,
  close_date: line,
  application_due_date: lines,
  sbir_solicitation_link: line,
  solicitation_agency_url: line,
  current_status: line,
};
const topic = {
  topic_title: line,
  topic_number: line,
  topic_description: line,
  branch: line,
  sbir_topic_link: line,
};

/**
 * Something small companies can submit proposals for: a topic with its solicitation, or a solicitation open to any
 * topic.
 */
export const proposable = z.object({ ...solicitation, topic: z._default(z.nullable(z.object(topic)), null) });
export type Proposable = z.infer<typeof proposable>;

const answered = z.array(z.unknown());
/** The API's message when there are no more results. */
const nothing = z.object({ ERROR: z.string().check(z.regex(/no record/i)) });
export const answerShape = z.union([
  answered,
  z.pipe(
    nothing,
    z.transform(() => []),
  ),
]);

const withTopics = z.looseObject({ solicitation_topics: z.array(z.unknown()) });

/**
 * Splits a solicitation into its topics, each with the shared fields. Returns the solicitation itself if it has none.
 */
export function topicsOf(raw: unknown): unknown[] {
  const read = withTopics.safeParse(raw);
  if (!read.success || read.data.solicitation_topics.length === 0) return [raw];
  const { solicitation_topics: topics, ...common } = read.data;
  return topics.map((one) => ({ ...common, topic: one }));
}

const numbered = z.looseObject({
  solicitation_number: line,
  sbir_solicitation_link: line,
  topic: z._default(z.nullable(z.looseObject({ topic_number: line, sbir_topic_link: line })), null),
});

/**
 * Returns a record's ID: the numbers of its solicitation and topic, or its page if a number is missing. Null if it has
 * neither.
 */
export function idOf(raw: unknown): string | null {
  const read = numbered.safeParse(raw).data;
  if (!read) return null;
  const { topic: of } = read;
  const whole = read.solicitation_number || lastOf(read.sbir_solicitation_link);
  const part = of === null ? '' : of.topic_number || lastOf(of.sbir_topic_link);
  if (!whole || (of !== null && !part)) return null;
  return [whole, ...(part ? [part] : [])].join('-').replace(/[^\w.-]+/g, '-');
}

function lastOf(address: string): string {
  return /([\w-]+)\/?$/.exec(address)?.[1] ?? '';
}
