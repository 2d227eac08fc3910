import type { Crisis } from '../../contract/search/crises.ts';
import { crisesIn } from './crisis.ts';

/** Crises in which no program can help in time. */
const TO_LIFE: ReadonlySet<Crisis> = new Set(['suicide', 'overdose', 'violence', 'child']);
/** Possible last words of danger phrases. A text that could end in one of them is treated as if it did. */
const ENDINGS = [
  'suicide',
  'suicidal',
  'overdose',
  'overdosing',
  'myself',
  'violence',
  'abuse',
  'assault',
  'trafficking',
];
const SHORTEST = 3;

/** Returns whether typed text mentions danger to life, or could once its last word is complete. */
export function mayBecomeDanger(typed: string): boolean {
  const start = typed.toLowerCase().trim();
  const last = start.slice(start.lastIndexOf(' ') + 1);
  const wholes = last.length < SHORTEST ? [] : ENDINGS.filter((word) => word.startsWith(last));
  const texts = [start, ...wholes.map((word) => start.slice(0, start.length - last.length) + word)];
  return texts.some((text) => crisesIn(text).some((crisis) => TO_LIFE.has(crisis)));
}
