import * as z from 'zod/mini';
import { deadlineOf } from '../../../worker/crawler/fields/deadlines.ts';
import { amountOf } from '../../../worker/crawler/fields/money.ts';
import { rowOf } from '../../../worker/crawler/program-row.ts';
import type { CrawlSource, Page } from '../../../worker/crawler/source.ts';

const orNull = z._default(z.nullable(z.string()), null);

/** A program as an invented source publishes it. */
const made = z.object({
  id: z.string(),
  title: z.string().check(z.minLength(1)),
  description: orNull,
  provider: orNull,
  url: orNull,
  day: orNull,
  sum: z._default(z.nullable(z.number()), null),
  eligibility: orNull,
  contact: orNull,
  states: z._default(z.array(z.literal(['OH', 'TX'])), []),
  type: z._default(z.enum(['grant', 'loan', 'assistance']), 'grant'),
  listings: z._default(z.array(z.string()), []),
  names: z._default(z.array(z.string()), []),
  nothing: z._default(z.boolean(), false),
});

/** Returns a source with the records that a test sets. */
export function madeUpSource(id: string, given: Partial<CrawlSource> = {}): CrawlSource {
  const source: CrawlSource<z.output<typeof made>> = {
    id,
    name: id,
    title: `The list of ${id}`,
    phase: 'federal',
    listsAll: true,
    pages: () => {
      throw new Error('Pages are given');
    },
    parse: (raw) => made.parse(raw),
    normalize: (record, now) => (record.nothing ? [] : [rowOfMade(record, id, now)]),
    knownAs: ({ names }) => names,
  };
  return { ...source, ...given };
}

function rowOfMade(record: z.output<typeof made>, source: string, now: number) {
  return rowOf(
    {
      source,
      sourceId: record.id,
      title: record.title,
      description: record.description,
      programType: record.type,
      category: 'Education',
      amount: amountOf(null, record.sum),
      deadline: deadlineOf({ day: record.day, timeZone: 'America/New_York' }),
      eligibility: [record.eligibility],
      contact: record.contact,
      provider: record.provider,
      url: record.url,
      keywords: [],
      states: record.states,
      assistanceListings: record.listings,
      rules: null,
      isOpen: true,
      origin: {
        key: 'list',
        title: `${source}: ${record.title}`,
        url: `https://${source}.example.gov/list`,
        date: '2026-10-01',
      },
    },
    now,
  );
}

/** Returns a page with these records. It's the last one, unless it gets a cursor. */
export function pageOf(records: readonly unknown[], given: Partial<Page> = {}): Page {
  return { records: [...records], cursor: null, ...given };
}
