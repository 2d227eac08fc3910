import type { CrawlSource } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { opportunityPages } from './client.ts';
import { grantsGovName, rowsOfOpportunity } from './opportunity.ts';
import { type OpportunityRecord, opportunityOf, opportunityRecord } from './record.ts';

const NAME = 'grants-gov';

export const GRANTS_GOV: SourceEntry = {
  name: NAME,
  title: 'Grants.gov',
  phase: 'federal',
  format: 'JSON',
  license: US_GOVERNMENT,
  everyDays: 1,
  addresses: ['https://api.grants.gov/v1/api'],
  intervalMs: 100,
  read: ({ address }) => grantsGov(address),
};

/** Returns the source for the Grants.gov API, which has open and forecast opportunities. */
export function grantsGov(base: string): CrawlSource<OpportunityRecord> {
  return {
    id: NAME,
    ...namedBy(GRANTS_GOV),
    listsAll: true,
    pages: (crawl, cursor) => opportunityPages(base, NAME, crawl, cursor),
    parse: (raw) => opportunityRecord.parse(raw),
    normalize: (record, now) => rowsOfOpportunity(opportunityOf(record, NAME), now),
    knownAs: (record) => [grantsGovName(String(record.id))],
  };
}
