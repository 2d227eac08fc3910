/** Client script of the page: selecting a need, and another state, without a page load. */
import { loadSession } from '../session/store.ts';
import { COUNT, EVERYBODY, HELP_PAGE, NEED_LINKS, PICKS, SAID, STATE_FORM } from './help-page.ts';
import { countIn } from './narrow.ts';
import { type Asker, askerOf, pickHelpers } from './picks.ts';

/** The visitor, once known: determines which form helpers are shown. */
let asker: Asker | undefined;
/** The last requested address. */
let wanted = '';

addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.id !== STATE_FORM) return;
  event.preventDefault();
  const path = new FormData(form).get('state');
  if (typeof path === 'string' && path !== '') void goTo(path + location.search);
});

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest(`#${NEED_LINKS} a`);
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  narrow();
  unfold();
  bringListUp();
});

addEventListener('popstate', async () => {
  if ((await show(location.pathname)) === 'failed') location.reload();
});
narrow();
void loadSession().then((session) => {
  if (session.status !== 'signed-in') return;
  asker = askerOf(session.user);
  pick();
});

async function goTo(address: string): Promise<void> {
  const came = await show(address);
  if (came === 'failed') location.assign(address);
  if (came !== 'shown') return;
  history.pushState(null, '', address);
  narrow();
  document.querySelector<HTMLElement>(`#${HELP_PAGE} h1`)?.focus({ preventScroll: true });
}

/** Replaces this page with the one at an address. `passed`: the visitor has already moved on. */
async function show(address: string): Promise<'shown' | 'passed' | 'failed'> {
  wanted = address;
  const page = await load(address);
  if (wanted !== address) return 'passed';
  const next = page?.getElementById(HELP_PAGE);
  if (!page || !next) return 'failed';
  document.getElementById(HELP_PAGE)?.replaceWith(next);
  document.title = page.title;
  pick();
  narrow();
  return 'shown';
}

async function load(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address);
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

/** The list is below the selects, off screen on a phone. */
function bringListUp(): void {
  const list = document.getElementById(COUNT);
  if (list && list.getBoundingClientRect().top > innerHeight / 2) list.scrollIntoView();
}

function unfold(): void {
  const fold = document.getElementById(EVERYBODY);
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

/** Replaces the general form helpers with those that suit the member. */
function pick(): void {
  const part = document.getElementById(PICKS);
  const list = part?.querySelector('ul');
  if (!asker || !part || !list) return;
  const known = [...document.querySelectorAll<HTMLElement>(`#${EVERYBODY} [data-with-form]`)].map((helper) => ({
    helper,
    needs: helper.dataset['needs']?.split(' ') ?? [],
    audiences: helper.dataset['withForm']?.split(' ') ?? [],
    hasPhone: helper.querySelector('a[href^="tel:"]') !== null,
  }));
  const chosen = pickHelpers(known, asker).flatMap(({ helper }) => {
    const copy = helper.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return [];
    for (const name of ['id', 'data-needs', 'data-with-form']) copy.removeAttribute(name);
    copy.hidden = false;
    return [copy];
  });
  if (chosen.length > 0) list.replaceChildren(...chosen);
}

/** Shows the helpers for the need in the address. */
function narrow(): void {
  const need = new URLSearchParams(location.search).get('need') ?? '';
  const links = [...document.querySelectorAll<HTMLElement>(`#${NEED_LINKS} a`)];
  const chosen = links.find(({ dataset }) => dataset['need'] === need) ?? links[0];
  for (const link of links) {
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const asked = chosen?.dataset['need'] ?? '';
  const helpers = [...document.querySelectorAll<HTMLElement>(`#${HELP_PAGE} [data-needs]`)];
  for (const helper of helpers) {
    helper.hidden = asked !== '' && !helper.dataset['needs']?.split(' ').includes(asked);
  }
  const picks = document.getElementById(PICKS);
  if (picks) picks.hidden = asked !== '';
  if (asked !== '') unfold();
  const title = document.getElementById(COUNT);
  const said = document.getElementById(SAID);
  if (!title || !said) return;
  const before = title.textContent ?? '';
  title.textContent = countIn(before, helpers.filter(({ hidden }) => !hidden).length);
  if (title.textContent !== before) said.textContent = title.textContent;
}
