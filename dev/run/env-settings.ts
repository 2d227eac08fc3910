import * as z from 'zod/mini';
import { adminSettings, callerSettings, mailSettings } from '../../worker/env.ts';
import { aiSettings, analysisSettings } from '../../worker/settings/ai.ts';
import { sourceSecrets, sourceSettings } from '../../worker/settings/crawler.ts';
import { errorReportSettings } from '../../worker/settings/errors.ts';
import { limitSettings } from '../../worker/settings/limits.ts';
import { linkCheckSettings } from '../../worker/settings/link-check.ts';
import { stripeSettings } from '../../worker/settings/stripe.ts';

const settings = z.object({
  ...adminSettings,
  ...aiSettings,
  ...analysisSettings,
  ...callerSettings,
  ...errorReportSettings,
  ...limitSettings,
  ...mailSettings,
  ...sourceSettings,
  ...stripeSettings,
  ...linkCheckSettings,
});

/** Returns the Worker's secrets from the environment, except Stripe's. */
export function secretsFromEnv(): Record<string, string> {
  const names = ['DATABASE_AUTH_TOKEN', 'AI_API_KEY', ...Object.keys(sourceSecrets)];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * Returns the Worker settings with defaults that the environment overrides. Throws a readable message if one is
 * invalid.
 */
export function settingsFromEnv(): Record<string, string> {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const { error } = settings.safeParse(given);
  if (!error) return given;
  throw new Error(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'));
}
