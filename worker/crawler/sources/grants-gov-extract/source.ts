import type { CrawlSource } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { grantsGovName, rowsOfOpportunity } from '../grants-gov/opportunity.ts';
import { GRANTS_GOV } from '../grants-gov/source.ts';
import { extractPages } from './client.ts';
import { type ExtractRecord, opportunityOf, parseExtract } from './record.ts';

const NAME = 'grants-gov-extract';
const ID = /<OpportunityID>\s*(\d+)\s*</;

export const GRANTS_GOV_EXTRACT: SourceEntry = {
  name: NAME,
  title: 'Grants.gov daily file',
  phase: 'federal',
  format: 'XML in a zip file',
  license: US_GOVERNMENT,
  everyDays: 1,
  addresses: ['https://prod-grants-gov-chatbot.s3.amazonaws.com/extracts/GrantsDBExtract{day}v2.zip'],
  read: ({ address }) => grantsGovExtract(address),
};

/**
 * Returns the source for the daily file of Grants.gov, which contains everything it ever listed. Used for the initial
 * load; its programs match the API's.
 */
export function grantsGovExtract(address: string): CrawlSource<ExtractRecord> {
  return {
    id: GRANTS_GOV.name,
    ...namedBy(GRANTS_GOV_EXTRACT),
    // The file is from the day before, so it lacks newer opportunities that the API lists.
    listsAll: false,
    isFirstFill: true,
    pages: (crawl, cursor) => extractPages({ address, source: NAME }, crawl, cursor),
    parse: parseExtract,
    normalize: (record, now) => rowsOfOpportunity(opportunityOf(record), now),
    idsOf: (raw) => [ID.exec(String(raw))?.[1] ?? []].flat(),
    knownAs: (record) => [grantsGovName(record.OpportunityID)],
  };
}
