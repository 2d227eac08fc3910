/**
 * Finds likely secrets in a text by vendors' formats, by the names of our own settings, and by randomness.
 * Hand-written: secretlint's recommended rules know neither Stripe's keys nor signed tokens nor our settings.
 */
import { aiSecrets } from '../../worker/settings/ai.ts';
import { sourceSecrets } from '../../worker/settings/crawler.ts';
import { stripeSecrets } from '../../worker/settings/stripe.ts';

export interface Finding {
  what: string;
  secret: string;
}

const OWN = [...Object.keys({ ...aiSecrets, ...stripeSecrets, ...sourceSecrets }), 'DATABASE_AUTH_TOKEN'].join('|');
const VALUE = '([A-Za-z0-9_+/.-]{12,}=*)';

/** Patterns of secrets. If a pattern matches more than the secret, its first group is the secret. */
const FORMS: readonly { what: string; form: RegExp }[] = [
  { what: 'a key of Stripe', form: /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{10,}|\bwhsec_[A-Za-z0-9+/]{16,}/g },
  { what: 'a key of an AI vendor', form: /\bsk-(?:proj-|ant-|svcacct-)?[A-Za-z0-9_-]{20,}/g },
  { what: 'a key of AWS', form: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { what: 'a token of GitHub', form: /\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{40,}/g },
  { what: 'a key of Google', form: /\bAIza[0-9A-Za-z_-]{35}\b/g },
  { what: 'a token of Slack', form: /\bxox[abprs]-[0-9A-Za-z-]{10,}/g },
  { what: 'a token of npm', form: /\bnpm_[A-Za-z0-9]{36}\b|_authToken=([\w-]{8,})/g },
  { what: 'a private key', form: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*([A-Za-z0-9+/=]{16})/g },
  { what: 'a signed token', form: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/g },
  {
    what: 'a password in an address',
    form: /\b[a-z][a-z0-9+.-]{2,}:\/\/[^\s/:@"'`$<>{}]{1,60}:([^\s/:@"'`$<>{}]{6,})@/g,
  },
  { what: 'a value of one of our settings', form: new RegExp(`\\b(?:${OWN})["']?\\s*[:=]\\s*["'\`]${VALUE}`, 'g') },
  { what: 'a value of one of our settings', form: new RegExp(`\\b(?:${OWN})=${VALUE}`, 'g') },
];

const NAMED =
  /(?:secret|token|passw(?:or)?d|api_?key|private_?key|credential)\w*["']?\s*[:=]\s*["'`]([\w+/=.-]{20,200})["'`]/gi;
/** The minimum entropy per character, in bits. Words have about 3; random text has more. */
const CHANCE = 3.8;

/** Returns likely secrets. Minified code has arbitrary names, so only the formats count there. */
export function secretsIn(text: string, { minified = false } = {}): Finding[] {
  const formed = FORMS.flatMap(({ what, form }) =>
    [...text.matchAll(form)].map(([all, part]) => ({ what, secret: part ?? all })),
  );
  if (minified) return formed;
  const named = [...text.matchAll(NAMED)].flatMap(([, secret = '']) =>
    /\d/.test(secret) && surpriseOf(secret) >= CHANCE ? [{ what: 'what looks like a secret', secret }] : [],
  );
  return [...formed, ...named];
}

function surpriseOf(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / value.length) * Math.log2(count / value.length), 0);
}
