import * as z from 'zod/mini';
import { SourceError } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, CrawlSource, Cursor, Page } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { grantsGovName, rowsOfOpportunity } from '../grants-gov/opportunity.ts';
import { opportunityOf, type SimplerRecord, simplerRecord } from './record.ts';

const NAME = 'simpler-grants';
const PAGE_SIZE = 100;

const answerShape = z.object({
  data: z.array(z.unknown()),
  pagination_info: z.object({ total_pages: z.int(), total_records: z.int() }),
});
const cursorShape = z.object({ page: z.int() });

export const SIMPLER_GRANTS: SourceEntry = {
  name: NAME,
  title: 'Simpler.Grants.gov',
  phase: 'federal',
  format: 'JSON',
  license: US_GOVERNMENT,
  everyDays: 1,
  addresses: ['https://api.simpler.grants.gov'],
  // The API allows 60 calls a minute.
  intervalMs: 1100,
  key: 'SOURCE_SIMPLER_GRANTS_KEY',
  read: ({ address, key }) => simplerGrants(address, key),
};

/** Returns the source for the Simpler.Grants.gov API, which needs a key. */
export function simplerGrants(base: string, key: string): CrawlSource<SimplerRecord> {
  return {
    id: NAME,
    ...namedBy(SIMPLER_GRANTS),
    listsAll: true,
    pages: (crawl, cursor) => pagesOf({ base, key }, crawl, cursor),
    parse: (raw) => simplerRecord.parse(raw),
    normalize: (record, now) => rowsOfOpportunity(opportunityOf(record, NAME), now),
    knownAs: ({ legacy_opportunity_id: id }) => (id === null ? [] : [grantsGovName(id)]),
  };
}

async function* pagesOf(
  { base, key }: { base: string; key: string },
  { fetcher }: Crawl,
  cursor: Cursor | null,
): AsyncGenerator<Page> {
  let page = cursor ? cursorShape.parse(cursor).page : 1;
  for (;;) {
    const request = {
      source: NAME,
      url: `${base.replace(/\/+$/, '')}/v1/opportunities/search`,
      method: 'POST',
      headers: { 'X-API-Key': key },
      body: {
        filters: { opportunity_status: { one_of: ['forecasted', 'posted'] } },
        pagination: {
          page_offset: page,
          page_size: PAGE_SIZE,
          sort_order: [{ order_by: 'opportunity_id', sort_direction: 'ascending' }],
        },
      },
    } as const;
    const { data, pagination_info: info } = await fetcher.json(request, answerOf);
    // After a full page, request one more: the total may be too low.
    const isLast = data.length === 0 || (page >= info.total_pages && data.length < PAGE_SIZE);
    const read = (page - 1) * PAGE_SIZE + data.length;
    // Opportunities missing from an incomplete list aren't gone.
    const isShort = isLast && read < info.total_records;
    const what = `names ${info.total_records} opportunities and gave ${read}`;
    const faults = isShort ? [new SourceError(request, 'cut_off', what).fault] : [];
    yield { records: data, total: info.total_records, faults, cursor: isLast ? null : { page: page + 1 } };
    if (isLast) return;
    page += 1;
  }
}

function answerOf(answer: unknown): z.infer<typeof answerShape> {
  const parsed = answerShape.safeParse(answer);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Unreadable(`${issue?.path.join('.')}: ${issue?.message}`);
}
