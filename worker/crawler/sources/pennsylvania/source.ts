import * as z from 'zod/mini';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, CrawlSource, Page } from '../../source.ts';
import { namedBy, type SourceEntry } from '../../source-entry.ts';
import { idsOfEgrant, rowsOfEgrant } from './normalize.ts';
import { type Egrant, egrant } from './record.ts';

const NAME = 'pennsylvania';

const answerShape = z.object({ grants: z.array(z.unknown()).check(z.minLength(1, 'No grants')) });

export const PENNSYLVANIA: SourceEntry = {
  name: NAME,
  title: 'Pennsylvania eGrants',
  phase: 'states',
  format: 'JSON',
  license: 'Public records of the state',
  everyDays: 1,
  addresses: ['https://egrants-apibeta.azurewebsites.net'],
  read: ({ address }) => pennsylvania(address),
};

/** Returns the source for Pennsylvania's eGrants, which sends all its programs in one response. */
export function pennsylvania(base: string): CrawlSource<Egrant> {
  return {
    id: NAME,
    ...namedBy(PENNSYLVANIA),
    listsAll: true,
    pages: (crawl) => pagesOf(base, crawl),
    parse: (raw) => egrant.parse(raw),
    normalize: (record, now) => rowsOfEgrant(record, NAME, now),
    idsOf: idsOfEgrant,
  };
}

async function* pagesOf(base: string, { fetcher }: Crawl): AsyncGenerator<Page> {
  const url = `${base.replace(/\/+$/, '')}/api/grants/`;
  const { grants } = await fetcher.json({ source: NAME, url }, (answer) => {
    const read = answerShape.safeParse(answer);
    if (read.success) return read.data;
    throw new Unreadable(z.prettifyError(read.error).split('\n')[0] ?? '');
  });
  yield { records: grants, total: grants.length, cursor: null };
}
