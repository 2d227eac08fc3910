import type { CrawlSource } from '../../source.ts';
import { opportunityPages } from './client.ts';
import { grantsGovName, rowsOfOpportunity } from './opportunity.ts';
import { type OpportunityRecord, opportunityOf, opportunityRecord } from './record.ts';

export const GRANTS_GOV = 'grants-gov';

/** Grants.gov by its API: what is open and what is expected. */
export function grantsGov(base: string): CrawlSource<OpportunityRecord> {
  return {
    id: GRANTS_GOV,
    name: GRANTS_GOV,
    title: 'Grants.gov',
    phase: 'federal',
    listsAll: true,
    pages: (crawl, cursor) => opportunityPages(base, GRANTS_GOV, crawl, cursor),
    parse: (raw) => opportunityRecord.parse(raw),
    normalise: (record, now) => rowsOfOpportunity(opportunityOf(record, GRANTS_GOV), now),
    knownAs: (record) => [grantsGovName(String(record.id))],
  };
}
