import * as z from 'zod/mini';
import { aiSettings } from '../worker/clients/ai/settings.ts';
import { stripeSettings } from '../worker/clients/stripe/settings.ts';
import { adminSettings, mailSettings } from '../worker/env.ts';
import { limitSettings } from '../worker/features/limits/settings.ts';

const settings = z.object({ ...adminSettings, ...aiSettings, ...limitSettings, ...mailSettings, ...stripeSettings });

/** The settings of the Worker that the environment gives, among those that have defaults. Throws a sentence where one is wrong. */
export function givenSettings(): Record<string, string> {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const { error } = settings.safeParse(given);
  if (!error) return given;
  throw new Error(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'));
}
