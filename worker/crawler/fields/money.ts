import { dollarsOf, sumsIn } from '../../../matching/amounts/named-sum.ts';

export interface Amount {
  text: string | null;
  min: number | null;
  max: number | null;
}

/** Where a form requires a number, people enter a placeholder: "between $0 and …", "between $1 and …". */
const LEAST = 1;
const UP_TO = /\b(up to|maximum|no more than|not (?:to )?exceed|at most|less than)\b/i;
/** Words for a program's total funding, not an award's size. */
const IN_ALL =
  /\bper fiscal year\b|\(nation(ally|wide)\)|\bin the aggregate\b|\bshall issue no more than\b|\btotal (funding|amount|funds?) available\b/i;
const AT_LEAST = /\b(at least|minimum|starting at|from|more than)\b/i;

/** Parses an amount field, such as "900,000" or "none"; null if the amount is unknown or 0. */
export function sumOf(field: string | number | null | undefined): number | null {
  if (typeof field === 'number') return Number.isFinite(field) && field > 0 ? field : null;
  return dollarsOf(field?.trim().replace(/^\$\s*/, '') ?? '') || null;
}

/** Describes what a program awards. If the highest amount is below the lowest, the lowest is ignored. */
export function amountOf(lowest: number | null, highest: number | null): Amount {
  const min = lowest !== null && highest !== null && highest < lowest ? null : lowest;
  return { text: inWords(min, highest), min, max: highest };
}

/** Reads the amounts in a text and keeps its wording. */
export function amountIn(text: string | null | undefined): Amount {
  const words = text?.replace(/\s+/g, ' ').trim() || null;
  if (!words || /^(none|n\/?a|0|null|undefined|pending|tbd)$/i.test(words)) return { text: null, min: null, max: null };
  if (IN_ALL.test(words)) return { text: null, min: null, max: null };
  const sums = sumsIn(words);
  if (sums.length === 0) return { text: words, min: null, max: null };
  const min = sums.length > 1 || AT_LEAST.test(words) ? Math.min(...sums) : null;
  const max = sums.length === 1 && AT_LEAST.test(words) && !UP_TO.test(words) ? null : Math.max(...sums);
  return { text: words, min: min !== null && min <= LEAST ? null : min, max: max === 0 ? null : max };
}

function inWords(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return min === max ? dollars(max) : `${dollars(min)} to ${dollars(max)}`;
  if (max !== null) return `Up to ${dollars(max)}`;
  return min === null ? null : `From ${dollars(min)}`;
}

function dollars(sum: number): string {
  // `Intl.NumberFormat` is about 100 times slower.
  const [whole = '', part] = String(Math.round(sum * 100) / 100).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part ? `.${part.padEnd(2, '0')}` : ''}`;
}
