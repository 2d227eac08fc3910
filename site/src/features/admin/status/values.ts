import type { StatusFigure } from '../../../../../contract/status.ts';
import { momentOf } from '../moments.ts';
import { count } from '../texts.ts';
import { deadFor, STATUS, timesOf, WORDS } from './texts.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const KB = 1024;
const SIZES = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Formats a dollar amount where fractions of a cent matter. */
export const preciseDollars = (value: number) => CENTS.format(value);

/** Formats a figure for display. */
export function readable({ kind, value }: StatusFigure): string {
  if (kind === 'moment') return momentOf(value === null ? null : String(value));
  if (value === null) return STATUS.unknown;
  if (typeof value === 'string') return WORDS[value] ?? value;
  if (kind === 'usd') return DOLLARS.format(value);
  if (kind === 'ms') return `${count(value)} ms`;
  return kind === 'bytes' ? sizeOf(value) : count(value);
}

function sizeOf(bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KB))));
  const size = bytes / KB ** step;
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${SIZES[step]}`;
}

/** Formats an item's detail. "gone 4" means the address was gone on four days; a bare number is a count. */
export function detailOf(detail: string): string {
  if (/^\d+$/.test(detail)) return timesOf(Number(detail));
  const [, fault, days] = /^(gone|silent) (\d+)$/.exec(detail) ?? [];
  return fault === undefined ? (WORDS[detail] ?? detail) : deadFor(fault, Number(days));
}
