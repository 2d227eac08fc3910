import * as z from 'zod/mini';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, CrawlSource, Page } from '../../source.ts';
import { idsOfEgrant, rowsOfEgrant } from './normalise.ts';
import { type Egrant, egrant } from './record.ts';

const PENNSYLVANIA = 'pennsylvania';

const answerShape = z.object({ grants: z.array(z.unknown()).check(z.minLength(1, 'No grants')) });

/** Pennsylvania's eGrants: all its programs in one answer. */
export function pennsylvania(base: string): CrawlSource<Egrant> {
  return {
    id: PENNSYLVANIA,
    name: PENNSYLVANIA,
    title: 'Pennsylvania eGrants',
    phase: 'states',
    listsAll: true,
    pages: (crawl) => pagesOf(base, crawl),
    parse: (raw) => egrant.parse(raw),
    normalise: (record, now) => rowsOfEgrant(record, PENNSYLVANIA, now),
    idsOf: idsOfEgrant,
  };
}

async function* pagesOf(base: string, { fetcher }: Crawl): AsyncGenerator<Page> {
  const url = `${base.replace(/\/+$/, '')}/api/grants/`;
  const { grants } = await fetcher.json({ source: PENNSYLVANIA, url }, (answer) => {
    const read = answerShape.safeParse(answer);
    if (read.success) return read.data;
    throw new Unreadable(z.prettifyError(read.error).split('\n')[0] ?? '');
  });
  yield { records: grants, total: grants.length, cursor: null };
}
