import * as z from 'zod/mini';
import { wholeNumber } from './whole-number.ts';

/** Settings of the crawler, from the environment. Each source's address is in its entry. */
export const sourceSettings = {
  /**
   * Other addresses for sources, by name, separated by spaces: `sbir=https://… california=https://…`. A name may
   * repeat.
   */
  SOURCE_URLS: z.optional(
    z.string().check(z.regex(/^([\w-]+=https?:\/\/\S+\s*)+$/, 'Names of sources with addresses, and blanks between')),
  ),
  /** Model that searches the web for programs. */
  LIVE_SEARCH_MODEL: z._default(z.string().check(z.minLength(1)), 'sonar-pro'),
  /** Milliseconds between two calls to the same host. If unset, each host has its own. */
  SOURCE_INTERVAL_MS: z.optional(wholeNumber(60_000)),
  /** Contact address in the crawler's user agent. */
  SOURCE_CONTACT: z._default(z.string().check(z.minLength(3)), 'https://grantlight.example/contact'),
};

export const sourceSecrets = {
  /** SAM.gov key for the assistance listings. Without it, their public table is read. A secret. */
  SOURCE_ASSISTANCE_LISTINGS_KEY: z.optional(z.string()),
  /** Key for Simpler.Grants.gov, which is skipped without it. A secret. */
  SOURCE_SIMPLER_GRANTS_KEY: z.optional(z.string()),
  /** Key for the web search API, which is skipped without it. A secret. */
  LIVE_SEARCH_API_KEY: z.optional(z.string()),
};
export type SourceKey = keyof typeof sourceSecrets;

const settings = z.object({ ...sourceSettings, ...sourceSecrets });
export type SourceSettings = z.output<typeof settings>;

/** Parses the source settings from an environment. Throws a ZodError if one is invalid. */
export function sourceSettingsOf(environment: Readonly<Record<string, unknown>>): SourceSettings {
  return settings.parse(environment);
}

/** Returns the addresses in the settings, by source name. */
export function givenAddresses({ SOURCE_URLS: given = '' }: SourceSettings): ReadonlyMap<string, readonly string[]> {
  const addresses = new Map<string, readonly string[]>();
  for (const entry of given.split(/\s+/).filter(Boolean)) {
    const name = entry.slice(0, entry.indexOf('='));
    addresses.set(name, [...(addresses.get(name) ?? []), entry.slice(name.length + 1)]);
  }
  return addresses;
}

/** The parameters of a Workflow instance. */
export interface CrawlParams {
  runId: number;
}

/** The part of the platform's Workflow binding that the code uses. */
export interface CrawlInstances {
  create(options: { id: string; params: CrawlParams }): Promise<unknown>;
}
