import type { CrawlSource } from '../../source.ts';
import type { SourceEntry } from '../../source-entry.ts';
import { ckanPages } from './ckan.ts';
import type { DataSet } from './data-set.ts';
import { idsOfTable, rowsOfTable } from './normalize.ts';
import { idOfRow, parseRow, type TableRecord } from './record.ts';
import { socrataPages } from './socrata.ts';

const PHASE = 'states';
const PAGES = { CKAN: ckanPages, Socrata: socrataPages } as const;

/** Returns a table's entry in the list of sources. */
export function tableEntry(set: DataSet): SourceEntry {
  const { id: name, title, license, everyDays, address } = set;
  return {
    ...{ name, title, phase: PHASE, format: `A ${set.portal} table`, license, everyDays, addresses: [address] },
    read: ({ address: base }) => dataSetSource(set, base),
  };
}

/** Returns the source for a state's or city's table on an open-data portal. `base` is the portal's address. */
export function dataSetSource(set: DataSet, base = set.address): CrawlSource<TableRecord> {
  return {
    id: set.id,
    name: set.id,
    title: set.title,
    phase: PHASE,
    listsAll: true,
    pages: (crawl, cursor) => PAGES[set.portal](base, set, crawl, cursor),
    parse: (raw) => parseRow(raw, set),
    normalize: (record, now) => rowsOfTable(record, set, now),
    idsOf: (raw) => idsOfTable(idOfRow(raw, set)),
  };
}
