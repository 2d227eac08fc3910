import { LOCALE } from '../../../locale/locale.ts';
import { prefixOf } from '../../../locale/prefix.ts';
import { STATES_IN_SENTENCES } from '../../../locale/state-names.ts';
import { type FoundInLanguage, findPrograms } from './find-programs.ts';
import type { Found, Listed } from './search.ts';
import { FOUND_PROGRAM, FOUND_REGION } from './search-form.ts';
import { FOUND } from './search-texts.ts';

const MOST_SHOWN = 24;

let asked = '';

/**
 * Shows the search results for a state, or for all, instead of the list links. Without words, shows the links again.
 */
export async function showFound(words: string, state: string): Promise<void> {
  const question = `${words}\n${state}`;
  asked = question;
  const region = document.getElementById(FOUND_REGION);
  if (!region) return;
  region.hidden = words === '';
  if (words === '') return;
  if (part(region, 'list').childElementCount === 0) part(region, 'sentence').textContent = FOUND.loading;
  try {
    const found = await findPrograms(words, state);
    // The visitor kept typing.
    if (asked !== question) return;
    show(region, found, words, state);
  } catch {
    if (asked !== question) return;
    part(region, 'sentence').textContent = FOUND.failed;
    part(region, 'list').replaceChildren();
  }
}

function show(region: HTMLElement, found: FoundInLanguage, words: string, state: string): void {
  const shown = found.programs.slice(0, MOST_SHOWN);
  part(region, 'sentence').textContent = summaryOf(found, shown.length, words, state);
  part(region, 'list').replaceChildren(...shown.map(itemOf));
  part(region, 'call').hidden = shown.length > 0 && !found.isNear;
  linkToMemberSearch(region, `${prefixOf(LOCALE)}/search-results?${new URLSearchParams({ q: words })}`);
  offerSpanish(region, found.isSpanish, words, state);
}

function summaryOf(
  { programs: all, isNear, corrected, stateNamed }: Found,
  shown: number,
  words: string,
  state: string,
) {
  const place = Object.entries(STATES_IN_SENTENCES).find(([code]) => code === (state || stateNamed))?.[1];
  if (shown === 0) return FOUND.none(words);
  if (isNear) return FOUND.near(words);
  return FOUND.found(shown, all.length, corrected ?? words, stateNamed === null || state !== '' ? place : undefined);
}

/** Carries the words over to the members' search. Visitors get there by signing up. */
function linkToMemberSearch(region: HTMLElement, search: string): void {
  part(region, 'member').setAttribute('href', search);
  part(region, 'visitor').hidden = part(region, 'list').childElementCount === 0;
  part(region, 'visitor').setAttribute(
    'href',
    `${prefixOf(LOCALE)}/auth?${new URLSearchParams({ mode: 'signup', redirect: search })}`,
  );
}

/** Offers the same search in Spanish, if the page is in English. */
function offerSpanish(region: HTMLElement, isSpanish: boolean, words: string, state: string): void {
  const offer = region.querySelector<HTMLElement>('[data-part="offer"]');
  if (!offer) return;
  offer.hidden = !isSpanish;
  const query = new URLSearchParams(state === '' ? { q: words } : { q: words, in: state });
  part(offer, 'spanish').setAttribute('href', `/es/programs?${query}`);
}

function itemOf({ id, name, facts, lang }: Listed): Node {
  const template = document.getElementById(FOUND_PROGRAM);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`#${FOUND_PROGRAM} isn’t a template`);
  const item = template.content.cloneNode(true);
  if (!(item instanceof DocumentFragment)) throw new Error('The template’s content isn’t a fragment');
  const link = part(item, 'name');
  link.textContent = name;
  link.setAttribute('href', `${lang === undefined ? prefixOf(LOCALE) : ''}/programs/${id}`);
  if (lang !== undefined) link.setAttribute('lang', lang);
  part(item, 'facts').textContent = facts;
  return item;
}

function part(root: ParentNode, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no element ${name}`);
  return found;
}
