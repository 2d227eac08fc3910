import { countIn } from './choosing/narrow.ts';
import { ANYBODY, type Asker, askerAbout, pickHelpers, suits } from './choosing/picks.ts';
import { COUNT, EVERYBODY, HELP_PAGE, LEFT_OUT, NEED_LINKS, PICKS, PLACE_NOTE, SAID } from './help-page.ts';
import { MEMBER } from './texts.ts';

/** The page of the visitor's own state, and how their place and answers change it. */
interface OwnState {
  path: string;
  note: string | null;
  /** Links to the offices near their ZIP code. */
  link?: () => void;
  fill: (saying: string, needs: readonly string[]) => string;
}

/** The member, once known. Helpers for other people are then left out. */
let asker: Asker | undefined;
let own: OwnState | null = null;
let isEverybodyShown = false;

export function showFor(member: Asker, state: OwnState | null): void {
  asker = member;
  own = state;
  narrow();
}

/** Shows the offices near a ZIP code. */
export function showNear(state: OwnState): void {
  own = state;
  narrow();
}

/** Shows the helpers for other people too. */
export function showEverybody(): void {
  isEverybodyShown = true;
  narrow();
  document.getElementById(COUNT)?.parentElement?.focus();
}

export function linkFor(need: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${NEED_LINKS} a[data-need="${CSS.escape(need)}"]`);
}

/** Shows the helpers for the need in the URL, each once. For a member, only those who serve people like them. */
export function narrow(): void {
  const need = chooseLink();
  const needs = need === '' ? (asker ?? ANYBODY).needs : [need];
  const about = askerAbout(asker ?? ANYBODY, needs);
  const kinds = wordsIn(document.getElementById(HELP_PAGE)?.dataset['audiences']);
  const helpers = itemsInOrder().map((item) => ({
    item,
    needs: wordsIn(item.dataset['needs']),
    audiences: wordsIn(item.dataset['audiences']).map((place) => kinds[Number(place)] ?? ''),
    situation: item.dataset['situation'],
    hasPhone: item.querySelector('a[href^="tel:"]') !== null,
  }));
  const picked = pickHelpers(
    helpers.filter(({ item }) => item.dataset['withForm'] !== undefined),
    about,
  );
  const others = helpers.filter((helper) => !picked.includes(helper) && (need === '' || helper.needs.includes(need)));
  const fitting = asker && !isEverybodyShown ? others.filter((helper) => suits(helper, about)) : others;
  for (const helper of helpers) helper.item.hidden = !fitting.includes(helper);
  hideEmptyNeeds(helpers);
  showPicks(
    picked.map(({ item }) => item),
    needs,
  );
  showCount(fitting.length, picked.length > 0);
  const everybody = document.getElementById(EVERYBODY);
  if (everybody) everybody.hidden = fitting.length === 0;
  if (need !== '' && everybody instanceof HTMLDetailsElement) everybody.open = true;
  sayToMember(others.length - fitting.length);
}

const wordsIn = (list: string | undefined) => list?.split(' ') ?? [];

/** Marks the link of the need in the URL, and returns that need. */
function chooseLink(): string {
  const links = [...document.querySelectorAll<HTMLElement>(`#${NEED_LINKS} a`)];
  const chosen = linkFor(new URLSearchParams(location.search).get('need') ?? '') ?? links[0];
  for (const link of links) {
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  // Scrolls the row sideways only, so the page itself doesn't move.
  const row = chosen?.closest('ul');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  return chosen?.dataset['need'] ?? '';
}

/** Hides the needs that no helper covers for this member. */
function hideEmptyNeeds(helpers: readonly Parameters<typeof pickHelpers>[0][number][]): void {
  for (const link of document.querySelectorAll<HTMLElement>(`#${NEED_LINKS} a`)) {
    const need = link.dataset['need'] ?? '';
    const isFor = (member: Asker) =>
      helpers.some((helper) => helper.needs.includes(need) && suits(helper, askerAbout(member, [need])));
    const entry = link.closest('li');
    if (entry) entry.hidden = need !== '' && asker !== undefined && !isEverybodyShown && !isFor(asker);
  }
}

const listIn = (id: string) => document.querySelector<HTMLElement>(`#${id} ul`);
const itemsIn = (list: HTMLElement | null) =>
  [...(list?.children ?? [])].filter((item): item is HTMLElement => item instanceof HTMLElement);
const fold = (item: HTMLElement, isOpen: boolean) => item.querySelector('details')?.toggleAttribute('open', isOpen);

/** Returns all helpers in the list's order, after moving those above it back to their places. */
function itemsInOrder(): HTMLElement[] {
  const list = listIn(EVERYBODY);
  const placeOf = (item: HTMLElement) => Number(item.dataset['place']);
  for (const item of itemsIn(listIn(PICKS)).toSorted((one, other) => placeOf(one) - placeOf(other))) {
    list?.insertBefore(item, list.children[placeOf(item)] ?? null);
    fold(item, false);
  }
  return itemsIn(list);
}

/** Moves the form helpers that suit the member and the selected need above the list. */
function showPicks(picked: readonly HTMLElement[], needs: readonly string[]): void {
  const part = document.getElementById(PICKS);
  const all = itemsIn(listIn(EVERYBODY));
  for (const item of picked) {
    item.dataset['place'] = String(all.indexOf(item));
    item.hidden = false;
    fold(item, true);
  }
  listIn(PICKS)?.replaceChildren(...picked);
  if (part) part.hidden = picked.length === 0;
  fillPlace(needs);
}

/**
 * On the page of the visitor's own state, puts their place into the links and phone scripts, and their needs. Keeps the
 * blank scripts for the next need.
 */
function fillPlace(needs: readonly string[]): void {
  if (own?.path !== location.pathname) return;
  own.link?.();
  for (const saying of document.querySelectorAll<HTMLElement>(`#${HELP_PAGE} .helper-say q`)) {
    saying.dataset['blank'] ??= saying.textContent ?? '';
    saying.textContent = own.fill(saying.dataset['blank'], needs);
  }
}

function showCount(count: number, isMore: boolean): void {
  const title = document.getElementById(COUNT);
  const said = document.getElementById(SAID);
  if (!title || !said) return;
  const before = title.textContent ?? '';
  title.textContent = countIn(before, count, isMore);
  if (title.textContent !== before) said.textContent = title.textContent;
}

function sayToMember(leftOut: number): void {
  const note = document.getElementById(PLACE_NOTE);
  if (note && own?.path === location.pathname) {
    note.textContent = own.note;
    note.hidden = own.note === null;
  }
  const others = document.getElementById(LEFT_OUT);
  const sentence = others?.querySelector('span');
  if (!others || !sentence) return;
  sentence.textContent = MEMBER.leftOut(leftOut);
  others.hidden = leftOut === 0;
}
