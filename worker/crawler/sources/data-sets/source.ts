import type { CrawlSource } from '../../source.ts';
import { ckanPages } from './ckan.ts';
import type { DataSet } from './data-set.ts';
import { idsOfTable, rowsOfTable } from './normalise.ts';
import { idOfRow, parseRow, type TableRecord } from './record.ts';

/** A state's table on an open-data portal. `base` is where the portal is read. */
export function dataSetSource(set: DataSet, base = set.address): CrawlSource<TableRecord> {
  return {
    id: set.id,
    name: set.id,
    title: set.title,
    phase: 'states',
    listsAll: true,
    pages: (crawl, cursor) => ckanPages(base, set, crawl, cursor),
    parse: (raw) => parseRow(raw, set),
    normalise: (record, now) => rowsOfTable(record, set, now),
    idsOf: (raw) => idsOfTable(idOfRow(raw, set)),
  };
}
