import type { Fetcher, RateLimit, SendEmail, WorkerVersionMetadata } from '@cloudflare/workers-types';
import * as z from 'zod/mini';
import { aiSecrets, aiSettings, analysisSettings } from './settings/ai.ts';
import type { CrawlInstances } from './settings/crawler.ts';
import { sourceSecrets, sourceSettings } from './settings/crawler.ts';
import { errorReportSettings } from './settings/errors.ts';
import { limitSettings } from './settings/limits.ts';
import { linkCheckSettings } from './settings/link-check.ts';
import { stripeChecks, stripeSecrets, stripeSettings } from './settings/stripe.ts';

/** A list of IDs as a setting: "1,20". */
const idList = z.pipe(
  z.string().check(z.regex(/^\d+(\s*,\s*\d+)*$/, 'Numbers, separated by commas')),
  z.transform((list) => list.split(',').map(Number)),
);

export const adminSettings = {
  /** IDs of the users who may open the admin area. */
  ADMIN_USER_IDS: z.prefault(idList, '1,20'),
  /** IDs of the users whose menu shows the admin area. */
  ADMIN_MENU_USER_IDS: z.prefault(idList, '1,20,22'),
};

export const mailSettings = {
  /** `binding` sends mail through Cloudflare; `outbox` only keeps it in the database. */
  MAIL_TRANSPORT: z._default(z.enum(['binding', 'outbox'], 'One of binding, outbox'), 'outbox'),
  /** Sender address for mail. Required with `binding`. */
  MAIL_FROM: z.optional(z.email('The address that mail comes from')),
};

export const callerSettings = {
  /**
   * How to identify a caller's network: `cloudflare` (header CF-Connecting-IP) or `none`, which counts all callers as
   * one.
   */
  CALLER_ADDRESSES: z._default(z.enum(['cloudflare', 'none'], 'One of cloudflare, none'), 'cloudflare'),
};

const isMailComplete = (needed: 'MAIL_FROM' | 'SEND_EMAIL') =>
  z.refine<{ MAIL_TRANSPORT: string; MAIL_FROM?: unknown; SEND_EMAIL?: unknown }>(
    (settings) => settings.MAIL_TRANSPORT !== 'binding' || settings[needed] !== undefined,
    { path: [needed], error: 'Needed where MAIL_TRANSPORT is binding' },
  );

/** A platform binding: a value that isn't text. */
const binding = <T>() => z.optional(z.custom<T>((value) => typeof value === 'object' && value !== null));

/** All settings. Each setting's docstring is its text in docs/settings.md (`npm run settings`). */
export const settingsSchema = z
  .object({
    /** Public URL of the product. */
    APP_URL: z.url('The address under which the product is reached'),
    /** URL of the libSQL database. */
    DATABASE_URL: z.url('The address of the libSQL database'),
    /** Token for the database. A secret. */
    DATABASE_AUTH_TOKEN: z.optional(z.string()),
    ...adminSettings,
    ...aiSettings,
    ...aiSecrets,
    ...analysisSettings,
    ...callerSettings,
    ...errorReportSettings,
    ...limitSettings,
    ...linkCheckSettings,
    ...mailSettings,
    ...sourceSettings,
    ...sourceSecrets,
    ...stripeSettings,
    ...stripeSecrets,
    SEND_EMAIL: binding<SendEmail>(),
    CRAWLS: binding<CrawlInstances>(),
    CF_VERSION_METADATA: binding<WorkerVersionMetadata>(),
  })
  .check(isMailComplete('MAIL_FROM'), isMailComplete('SEND_EMAIL'), ...stripeChecks);

/** The Worker's settings, parsed. */
export type Settings = z.output<typeof settingsSchema>;

export interface Bindings extends Record<string, unknown> {
  ASSETS: Fetcher;
  /**
   * A cheap, approximate rate limiter by network, near the caller. Limits that must be exact are counted in the
   * database.
   */
  ADDRESS_GATE?: RateLimit;
}

const parsed = new WeakMap<Bindings, Settings>();

/** Returns this isolate's settings, parsed once. Throws an error that names every invalid setting. */
export function settingsOf(bindings: Bindings): Settings {
  const known = parsed.get(bindings);
  if (known) return known;
  const result = settingsSchema.safeParse(bindings);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong settings. ${faults.join('; ')}`);
  }
  parsed.set(bindings, result.data);
  return result.data;
}
