import type { Crisis } from '../../contract/crises.ts';
import { crisesIn } from './crisis.ts';

/** Of these, no program is help in time. */
const TO_LIFE: ReadonlySet<Crisis> = new Set(['suicide', 'overdose', 'violence', 'child']);
/** What words of danger end in: a text that may go on so is taken as if it did. */
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

/** Whether what is typed tells of danger to life, or may as soon as its last word is whole. */
export function mayBecomeDanger(typed: string): boolean {
  const start = typed.toLowerCase().trim();
  const last = start.slice(start.lastIndexOf(' ') + 1);
  const wholes = last.length < SHORTEST ? [] : ENDINGS.filter((word) => word.startsWith(last));
  const texts = [start, ...wholes.map((word) => start.slice(0, start.length - last.length) + word)];
  return texts.some((text) => crisesIn(text).some((crisis) => TO_LIFE.has(crisis)));
}
