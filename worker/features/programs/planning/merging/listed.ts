import { wordsOf } from '../../../../../matching/search/words.ts';

/** A program in one source: the fields that show whether another source's is the same. */
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
  /** The date and moment of its deadline. */
  deadlineDate: string | null;
  deadlineAt: string | null;
  provider: string | null;
  assistanceListings: readonly string[];
  /** Names by which its source refers to other sources' programs. */
  names: readonly string[];
  /** The source's status. */
  isOpen: boolean;
  /** Whether its source still lists it. */
  isListed: boolean;
  /** Whether an admin has hidden it. */
  isWithdrawn: boolean;
}

export const LISTINGS = 'assistance-listings';
const LEAST_STEMS = 3;

/** The name by which others refer to a program. */
export function nameOf({ source, sourceId }: Pick<Listed, 'source' | 'sourceId'>): string {
  return `${source}:${sourceId}`;
}

/** The source and id behind a name. */
export function namedBy(name: string): [source: string, sourceId: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, colon), name.slice(colon + 1)];
}

/** A title with fewer words fits many programs. */
export function tellingTitle({ titleStems }: Pick<Listed, 'titleStems'>): string | null {
  return titleStems.split(' ').length >= LEAST_STEMS ? titleStems : null;
}

/** Where a program is offered: merged programs always share it. */
export function placeOf({ states }: Listed): string {
  return [...states].toSorted().join(' ');
}

/** An address with its own page: host and path, without tracking parameters. */
export function pageOf({ url }: Pick<Listed, 'url'>): string | null {
  const address = URL.parse(url ?? '');
  const path = address?.pathname.replace(/\/(index\.\w+)?$/, '') ?? '';
  if (!address || path === '') return null;
  const asked = [...address.searchParams].filter(([name]) => !/^utm_|^(fbclid|gclid|ref|source)$/i.test(name));
  const query = asked.map(([name, value]) => `${name}=${value}`).toSorted();
  return `${address.hostname.toLowerCase().replace(/^www\./, '')}${path}?${query.join('&')}`;
}

/** The provider and date; null if either is unknown. */
export function dueOf({ deadlineDate, provider }: Listed): string | null {
  const words = wordsOf(provider ?? '').join(' ');
  return deadlineDate === null || words === '' ? null : `${deadlineDate} ${words}`;
}
