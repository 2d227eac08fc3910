import { wordsOf } from '../../../../../matching/words.ts';

/** A program as one source lists it: what tells whether another source's is the same. */
export interface Listed {
  id: string;
  source: string;
  sourceId: string;
  programType: string;
  states: readonly string[];
  titleStems: string;
  /** Its other names, with commas between them. */
  nameStems: string;
  url: string | null;
  /** The day and the moment of its deadline. */
  deadlineDate: string | null;
  deadlineAt: string | null;
  provider: string | null;
  assistanceListings: readonly string[];
  /** Names under which its source knows programs of others. */
  names: readonly string[];
  /** What its source says. */
  isOpen: boolean;
  /** Whether its source still lists it. */
  isListed: boolean;
  /** Whether an admin has hidden it. */
  isWithdrawn: boolean;
}

export const LISTINGS = 'assistance-listings';
const LEAST_STEMS = 3;

/** The name under which others know a program. */
export function nameOf({ source, sourceId }: Pick<Listed, 'source' | 'sourceId'>): string {
  return `${source}:${sourceId}`;
}

/** Source and id that a name stands for. */
export function namedBy(name: string): [source: string, sourceId: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, colon), name.slice(colon + 1)];
}

/** A title of fewer words is that of many programs. */
export function tellingTitle({ titleStems }: Pick<Listed, 'titleStems'>): string | null {
  return titleStems.split(' ').length >= LEAST_STEMS ? titleStems : null;
}

/** Where a program is offered: programs that are merged have it in common in any case. */
export function placeOf({ states }: Listed): string {
  return [...states].toSorted().join(' ');
}

/** An address that leads to a page of its own: host and path, without what counts visitors. */
export function pageOf({ url }: Pick<Listed, 'url'>): string | null {
  const address = URL.parse(url ?? '');
  const path = address?.pathname.replace(/\/(index\.\w+)?$/, '') ?? '';
  if (!address || path === '') return null;
  const asked = [...address.searchParams].filter(([name]) => !/^utm_|^(fbclid|gclid|ref|source)$/i.test(name));
  const query = asked.map(([name, value]) => `${name}=${value}`).toSorted();
  return `${address.hostname.toLowerCase().replace(/^www\./, '')}${path}?${query.join('&')}`;
}

/** Who gives the money by which day; null where one of the two is not known. */
export function dueOf({ deadlineDate, provider }: Listed): string | null {
  const words = wordsOf(provider ?? '').join(' ');
  return deadlineDate === null || words === '' ? null : `${deadlineDate} ${words}`;
}
