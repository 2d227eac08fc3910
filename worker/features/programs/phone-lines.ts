import type { Fetcher } from '@cloudflare/workers-types';
import type { Locale } from '../../../contract/locales.ts';
import { ANYWHERE, type HelpOfPlace, helpFile, helpOfPlace } from '../../../contract/profile/help-of-place.ts';
import { isState, TERRITORIES } from '../../../contract/profile/places.ts';
import { builtContent } from '../../http/built-content.ts';

const books = new Map<string, (assets: Fetcher) => Promise<HelpOfPlace>>();

/**
 * Returns a function that names the phone line of the office that knows a program best in this state: "Georgia WIC,
 * 800-228-9173". The function returns null if there is none, or if the site has no file of help lines.
 */
export async function phoneLinesIn(
  state: string | undefined,
  { locale, assets }: { locale: Locale; assets: Fetcher },
): Promise<(programId: string) => string | null> {
  const place = state !== undefined && isState(state) && !TERRITORIES.includes(state) ? state : ANYWHERE;
  const key = `${locale} ${place}`;
  const book = books.get(key) ?? builtContent(helpFile(place).slice(CONTENT.length), helpOfPlace.parse, locale);
  books.set(key, book);
  const { helpers, best } = await book(assets).catch((error: unknown) => {
    // A plan without phone lines is still a plan.
    console.error(`The help lines of ${place} cannot be read:`, error);
    return NO_HELP;
  });
  return (programId) => {
    const [first] = best.find(({ programs }) => programs.includes(programId))?.helpers ?? [];
    const helper = first === undefined ? undefined : helpers[first];
    if (helper?.office?.phone) return `${helper.office.name}, ${helper.office.phone}`;
    return helper?.phone ? `${helper.name}, ${helper.phone}` : null;
  };
}

const CONTENT = '/content/';
const NO_HELP: Pick<HelpOfPlace, 'helpers' | 'best'> = { helpers: [], best: [] };

const PHONE = /\d{3}\)?[-. ]\d{3}[-. ][\dA-Z]{4}/;

/** Adds the phone line to a contact without a number. */
export function withPhone(contact: string | null, line: string | null): string | null {
  if (line === null || (contact !== null && PHONE.test(contact))) return contact;
  return contact === null ? line : `${contact}; ${line}`;
}
