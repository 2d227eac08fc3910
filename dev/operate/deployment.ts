import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { aiSecrets } from '../../worker/settings/ai.ts';
import { sourceSecrets } from '../../worker/settings/crawler.ts';
import { stripeSecrets } from '../../worker/settings/stripe.ts';
import { settingsFromEnv } from '../run/env-settings.ts';
import { ROOT } from '../run/stack.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED = ['APP_URL', 'DATABASE_URL', 'DATABASE_AUTH_TOKEN', 'MAIL_FROM'] as const;

/** Returns the reasons that block a deployment, one sentence each. Empty if it can start. */
export function deploymentFaults(environment: Environment): string[] {
  const missing = REQUIRED.filter((name) => !environment[name]).map(
    (name) => `${name} is not set. See docs/operations.md, "Deploy".`,
  );
  const { APP_URL: appUrl } = environment;
  return [
    ...missing,
    ...(appUrl && !appUrl.startsWith('https://')
      ? ['APP_URL must begin with https://: sessions are for encrypted connections only.']
      : []),
    ...(isCompanyPlaceholder() ? ['Replace the placeholders in site/src/content/company/company.yaml first.'] : []),
    ...wrongSettings(),
  ];
}

/** Returns the settings that the Worker is deployed with, without secrets. */
export function workerVariables(appUrl: string, databaseUrl: string): Record<string, string> {
  return { MAIL_TRANSPORT: 'binding', ...settingsFromEnv(), APP_URL: appUrl, DATABASE_URL: databaseUrl };
}

/** Converts the settings to arguments of `wrangler deploy`. */
export function variableArguments(variables: Readonly<Record<string, string>>): string[] {
  return Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
}

/**
 * Returns the names of the secrets for `wrangler secret put`, and whether the environment has them. Never returns
 * values.
 */
export function secretsOf(environment: Environment): { name: string; isSet: boolean; isRequired: boolean }[] {
  const names = [
    'DATABASE_AUTH_TOKEN',
    ...[aiSecrets, stripeSecrets, sourceSecrets].flatMap((secrets) => Object.keys(secrets)),
  ];
  return names.map((name) => ({
    name,
    isSet: Boolean(environment[name]),
    isRequired: name === 'DATABASE_AUTH_TOKEN',
  }));
}

function isCompanyPlaceholder(): boolean {
  const text = readFileSync(join(ROOT, 'site/src/content/company/company.yaml'), 'utf8');
  return z.object({ placeholder: z.boolean() }).parse(parse(text)).placeholder;
}

function wrongSettings(): string[] {
  try {
    settingsFromEnv();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
