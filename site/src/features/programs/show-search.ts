import * as z from 'zod/mini';
import { DEFAULT_LOCALE } from '../../../../contract/locales.ts';
import { LOCALE } from '../../locale/locale.ts';
import { prefixOf } from '../../locale/prefix.ts';
import { STATES_IN_SENTENCES } from '../../locale/state-names.ts';
import { type Found, foundPrograms, LISTED_FILE, type Listed } from './search.ts';
import { FOUND_PROGRAM, FOUND_REGION } from './search-form.ts';
import { FOUND } from './search-texts.ts';

const MOST_SHOWN = 24;

const listedFile = z.object({
  concepts: z.array(z.string()),
  programs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      facts: z.string(),
      lang: z.optional(z.string()),
      states: z.array(z.string()),
      formOf: z.optional(z.string()),
      names: z.array(z.string()),
      about: z.array(z.number()),
      mentions: z.array(z.number()),
      need: z.string(),
      standing: z.number(),
    }),
  ),
});

let programs: Promise<Listed[]> | null = null;

/** Loads the list once; retries after a failure. Throws if it can't be loaded. */
export function listLoaded(): Promise<Listed[]> {
  programs ??= loadList().catch((cause: unknown) => {
    programs = null;
    throw cause;
  });
  return programs;
}

async function loadList(): Promise<Listed[]> {
  const response = await fetch(LISTED_FILE);
  if (!response.ok) throw new Error(`${LISTED_FILE} returned ${response.status}`);
  const file = listedFile.parse(await response.json());
  const tokensOf = (places: readonly number[]) => places.flatMap((place) => file.concepts[place] ?? []);
  return file.programs.map((program) => ({
    ...program,
    about: tokensOf(program.about),
    mentions: tokensOf(program.mentions),
  }));
}

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
    const list = await listLoaded();
    // The visitor kept typing.
    if (asked !== question) return;
    show(region, foundPrograms(list, words, state), words, state);
  } catch {
    if (asked !== question) return;
    part(region, 'sentence').textContent = FOUND.failed;
    part(region, 'list').replaceChildren();
  }
}

function show(region: HTMLElement, found: Found, words: string, state: string): void {
  const shown = found.programs.slice(0, MOST_SHOWN);
  part(region, 'sentence').textContent = summaryOf(found, shown.length, words, state);
  part(region, 'list').replaceChildren(...shown.map(itemOf));
  part(region, 'call').hidden = shown.length > 0 && !found.isNear;
  // The members' search reads English only.
  const query = LOCALE === DEFAULT_LOCALE ? `?${new URLSearchParams({ q: words })}` : '';
  linkToMemberSearch(region, `/search-results${query}`);
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
  part(region, 'visitor').setAttribute('href', `/auth?${new URLSearchParams({ mode: 'signup', redirect: search })}`);
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
