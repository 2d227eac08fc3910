import { countIn } from './choosing/narrow.ts';
import { ANYBODY, type Asker, askerAbout, pickHelpers, suits } from './choosing/picks.ts';
import { COUNT, EVERYBODY, HELP_PAGE, LEFT_OUT, NEED_LINKS, PICKS, PLACE_NOTE, SAID } from './help-page.ts';
import { findNear, MEMBER, SOURCE } from './texts.ts';

/** The page of the visitor's own state, and how their place and answers change it. */
interface OwnState {
  path: string;
  note: string | null;
  zipCode: string | null;
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
  const helpers = [...document.querySelectorAll<HTMLElement>(`#${HELP_PAGE} [data-needs]`)].map((item) => ({
    item,
    needs: wordsIn(item.dataset['needs']),
    audiences: wordsIn(item.dataset['audiences']),
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
  const fold = document.getElementById(EVERYBODY);
  if (fold) fold.hidden = fitting.length === 0;
  if (need !== '' && fold instanceof HTMLDetailsElement) fold.open = true;
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

/** Replaces the general form helpers with those that suit the member and the selected need. */
function showPicks(picked: readonly HTMLElement[], needs: readonly string[]): void {
  const part = document.getElementById(PICKS);
  const list = part?.querySelector('ul');
  if (!part || !list) return;
  const copies = picked.flatMap((item) => {
    const copy = item.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return [];
    for (const name of ['id', 'data-needs', 'data-audiences', 'data-situation', 'data-with-form'])
      copy.removeAttribute(name);
    copy.hidden = false;
    // What to say is folded in the long list only.
    const more = copy.querySelector('details');
    more?.before(...more.querySelectorAll('.helper-say'));
    more?.querySelector('summary')?.replaceChildren(SOURCE);
    return [copy];
  });
  list.replaceChildren(...copies);
  part.hidden = copies.length === 0;
  fillSayings(needs);
  linkNearby();
}

/** Puts the visitor's ZIP code into the links that find an office near it. */
function linkNearby(): void {
  const zipCode = own?.zipCode;
  if (!zipCode) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${HELP_PAGE} a[data-near]`)) {
    link.href = link.dataset['near']?.replace('{zip}', zipCode) ?? link.href;
    link.textContent = findNear(zipCode);
  }
}

/** Fills the member's place and needs into the phone scripts. Keeps the blank versions for the next need. */
function fillSayings(needs: readonly string[]): void {
  if (own?.path !== location.pathname) return;
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
