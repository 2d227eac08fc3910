import * as z from 'zod/mini';
import { foundPrograms, LISTED_FILE, type Listed } from './search.ts';
import { FOUND_PROGRAM, FOUND_REGION } from './search-form.ts';
import { FOUND } from './search-texts.ts';

const MOST_SHOWN = 24;

const listed = z.object({
  id: z.string(),
  name: z.string(),
  nationwide: z.boolean(),
  facts: z.string(),
  words: z.string(),
});

let programs: Promise<Listed[]> | null = null;

/** The list, loaded once; after a failure it is asked for again. Throws where it cannot be loaded. */
export function listLoaded(): Promise<Listed[]> {
  programs ??= loadList().catch((cause: unknown) => {
    programs = null;
    throw cause;
  });
  return programs;
}

async function loadList(): Promise<Listed[]> {
  const response = await fetch(LISTED_FILE);
  if (!response.ok) throw new Error(`${LISTED_FILE} answered ${response.status}`);
  return z.array(listed).parse(await response.json());
}

let asked = '';

/** Shows what the words find in place of the ways into the list; without words the ways are there again. */
export async function showFound(words: string): Promise<void> {
  asked = words;
  const region = document.getElementById(FOUND_REGION);
  if (!region) return;
  region.hidden = words === '';
  if (words === '') return;
  if (part(region, 'list').childElementCount === 0) part(region, 'sentence').textContent = FOUND.loading;
  try {
    const found = foundPrograms(await listLoaded(), words);
    // Somebody typed on meanwhile.
    if (asked !== words) return;
    const shown = found.slice(0, MOST_SHOWN);
    part(region, 'sentence').textContent =
      shown.length === 0 ? FOUND.none(words) : FOUND.found(shown.length, found.length, words);
    part(region, 'list').replaceChildren(...shown.map(itemOf));
    leadOn(region, `/search-results?${new URLSearchParams({ q: words })}`);
  } catch {
    if (asked !== words) return;
    part(region, 'sentence').textContent = FOUND.failed;
    part(region, 'list').replaceChildren();
  }
}

/** A member's own search has these words; a visitor comes to it by signing up. */
function leadOn(region: HTMLElement, search: string): void {
  part(region, 'member').setAttribute('href', search);
  part(region, 'visitor').hidden = part(region, 'list').childElementCount === 0;
  part(region, 'visitor').setAttribute('href', `/auth?${new URLSearchParams({ mode: 'signup', redirect: search })}`);
}

function itemOf({ id, name, facts }: Listed): Node {
  const template = document.getElementById(FOUND_PROGRAM);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`#${FOUND_PROGRAM} is no template`);
  const item = template.content.cloneNode(true);
  if (!(item instanceof DocumentFragment)) throw new Error('A template holds a fragment');
  const link = part(item, 'name');
  link.textContent = name;
  link.setAttribute('href', `/programs/${id}`);
  part(item, 'facts').textContent = facts;
  return item;
}

function part(root: ParentNode, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no part ${name}`);
  return found;
}
