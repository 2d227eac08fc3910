import type { CrawlSource } from '../../source.ts';
import { ckanPages } from './ckan.ts';
import type { DataSet } from './data-set.ts';
import { idsOfTable, rowsOfTable } from './normalise.ts';
import { idOfRow, parseRow, type TableRecord } from './record.ts';
import { socrataPages } from './socrata.ts';

/** A state's table on an open-data portal. `base` is the portal's address. */
export function dataSetSource(set: DataSet, base: string): CrawlSource<TableRecord> {
  const pagesOf = set.portal === 'ckan' ? ckanPages : socrataPages;
  return {
    id: set.id,
    name: set.id,
    title: set.title,
    phase: 'states',
    listsAll: true,
    pages: (crawl, cursor) => pagesOf(base, set, crawl, cursor),
    parse: (raw) => parseRow(raw, set),
    normalise: (record, now) => rowsOfTable(record, set, now),
    idsOf: (raw) => idsOfTable(idOfRow(raw, set)),
  };
}
