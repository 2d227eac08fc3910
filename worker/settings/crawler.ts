import * as z from 'zod/mini';
import { wholeNumber } from './whole-number.ts';

const address = (standard: string) => z._default(z.url('The address of the source'), standard);

/** Where each source is read, by environment. `npm start` and tests point them at stand-ins. */
export const sourceSettings = {
  SOURCE_GRANTS_GOV_URL: address('https://api.grants.gov/v1/api'),
  /** With `{day}` where the file's name has its date. */
  SOURCE_GRANTS_GOV_EXTRACT_URL: z._default(
    z.string().check(z.regex(/^https?:\/\/\S+$/, 'The address of the daily file')),
    'https://prod-grants-gov-chatbot.s3.amazonaws.com/extracts/GrantsDBExtract{day}v2.zip',
  ),
  SOURCE_ASSISTANCE_LISTINGS_URL: address(
    'https://s3.amazonaws.com/falextracts/Assistance%20Listings/datagov/AssistanceListings_DataGov_PUBLIC_CURRENT.csv',
  ),
  /** Read instead of the table where its key is set. */
  SOURCE_ASSISTANCE_LISTINGS_API_URL: address('https://api.sam.gov'),
  SOURCE_SIMPLER_GRANTS_URL: address('https://api.simpler.grants.gov'),
  SOURCE_FEDERAL_REGISTER_URL: address('https://www.federalregister.gov/api/v1'),
  SOURCE_SBIR_URL: address('https://api.www.sbir.gov/public/api'),
  SOURCE_FEMA_URL: address('https://www.fema.gov/api/open/v2'),
  SOURCE_PENNSYLVANIA_URL: address('https://egrants-apibeta.azurewebsites.net'),
  /** The folder of Rewiring America's files on home energy incentives, one folder a state. */
  SOURCE_ENERGY_INCENTIVES_URL: address(
    'https://raw.githubusercontent.com/rewiringamerica/api.rewiringamerica.org/main/data',
  ),
  /** Other addresses of states' tables than their own, with blanks between them: `california=https://…`. */
  SOURCE_TABLES_URLS: z.optional(
    z
      .string()
      .check(z.regex(/^([\w-]+=https?:\/\/\S+\s*)+$/, 'Names of tables with their addresses, and blanks between')),
  ),
  SOURCE_NSF_FEED_URL: address('https://www.nsf.gov/rss/rss_www_funding_pgm_annc_inf.xml'),
  /** Addresses of other feeds than those of the foundations that we know, with blanks between them. */
  SOURCE_FEEDS_URLS: z.optional(z.string().check(z.regex(/^(https?:\/\/\S+\s*)+$/, 'Addresses with blanks between'))),
  LIVE_SEARCH_BASE_URL: address('https://api.perplexity.ai'),
  LIVE_SEARCH_MODEL: z._default(z.string().check(z.minLength(1)), 'sonar-pro'),
  /** Milliseconds between two calls of a host; where it is not set, what each host is known to bear. */
  SOURCE_INTERVAL_MS: z.optional(wholeNumber(60_000)),
  /** Whom somebody can write to whom our reading disturbs; part of the user agent. */
  SOURCE_CONTACT: z._default(z.string().check(z.minLength(3)), 'https://grantlight.example/contact'),
};

export const sourceSecrets = {
  SOURCE_ASSISTANCE_LISTINGS_KEY: z.optional(z.string()),
  SOURCE_SIMPLER_GRANTS_KEY: z.optional(z.string()),
  LIVE_SEARCH_API_KEY: z.optional(z.string()),
};

const settings = z.object({ ...sourceSettings, ...sourceSecrets });
export type SourceSettings = z.output<typeof settings>;

/** The settings of the sources among those of an environment. Throws a ZodError where one is wrong. */
export function sourceSettingsOf(environment: Readonly<Record<string, unknown>>): SourceSettings {
  return settings.parse(environment);
}

/** The addresses of sources among the settings. Of whatever else the settings hold nothing is ever called. */
export function sourceAddresses(given: SourceSettings): string[] {
  const values = new Map<string, unknown>(Object.entries(given));
  return Object.keys(sourceSettings).flatMap((name) => {
    const value = values.get(name);
    return /_(BASE_)?URL$/.test(name) && typeof value === 'string' ? value.replace('{day}', '') : [];
  });
}

/** The addresses of tables that the settings name, by the tables' ids. */
export function tableAddresses({ SOURCE_TABLES_URLS: given = '' }: SourceSettings): ReadonlyMap<string, string> {
  const entries = given.split(/\s+/).filter(Boolean);
  return new Map(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)] as const),
  );
}

/** What an instance of the Workflow is given. */
export interface CrawlParams {
  runId: number;
}

/** What is asked of the platform's Workflow. */
export interface CrawlInstances {
  create(options: { id: string; params: CrawlParams }): Promise<unknown>;
}
