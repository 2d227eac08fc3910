import { wordsOf } from '../../../../../matching/search/words.ts';

/** A program in one source, with the fields that show whether another source's program is the same. */
export interface Listed {
  id: string;
  source: string;
  sourceId: string;
  programType: string;
  states: readonly string[];
  titleStems: string;
  /** Its other names, separated by commas. */
  nameStems: string;
  url: string | null;
  /** The deadline's date and timestamp. */
  deadlineDate: string | null;
  deadlineAt: string | null;
  provider: string | null;
  assistanceListings: readonly string[];
  /** The names by which its source refers to programs in other sources. */
  names: readonly string[];
  /** True if it's open, according to its source. */
  isOpen: boolean;
  /** True if its source still lists it. */
  isListed: boolean;
  /** True if an admin has hidden it. */
  isWithdrawn: boolean;
}

export const LISTINGS = 'assistance-listings';
const LEAST_STEMS = 3;

/** Returns the name by which other sources refer to a program. */
export function nameOf({ source, sourceId }: Pick<Listed, 'source' | 'sourceId'>): string {
  return `${source}:${sourceId}`;
}

/** Splits a name into its source and ID. */
export function namedBy(name: string): [source: string, sourceId: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, colon), name.slice(colon + 1)];
}

/** Returns the title if it's distinctive, otherwise null. A shorter one fits many programs. */
export function distinctiveTitle({ titleStems }: Pick<Listed, 'titleStems'>): string | null {
  return titleStems.split(' ').length >= LEAST_STEMS ? titleStems : null;
}

/** Returns the states where a program is offered. Merged programs always have the same ones. */
export function placeOf({ states }: Listed): string {
  return [...states].toSorted().join(' ');
}

/** Normalizes an address to its host and path, without tracking parameters. Returns null if it has no path. */
export function pageOf({ url }: Pick<Listed, 'url'>): string | null {
  const address = URL.parse(url ?? '');
  const path = address?.pathname.replace(/\/(index\.\w+)?$/, '') ?? '';
  if (!address || path === '') return null;
  const asked = [...address.searchParams].filter(([name]) => !/^utm_|^(fbclid|gclid|ref|source)$/i.test(name));
  const query = asked.map(([name, value]) => `${name}=${value}`).toSorted();
  return `${address.hostname.toLowerCase().replace(/^www\./, '')}${path}?${query.join('&')}`;
}

/** Returns the date and provider, or null if either is unknown. */
export function dueOf({ deadlineDate, provider }: Listed): string | null {
  const words = wordsOf(provider ?? '').join(' ');
  return deadlineDate === null || words === '' ? null : `${deadlineDate} ${words}`;
}
