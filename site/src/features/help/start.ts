/** Client script of the help page: selects a need or another state without a page load. */
import type { User } from '../../../../contract/account/user.ts';
import { loadSession } from '../account/session/store.ts';
import {
  COUNT,
  EVERYBODY,
  HELP_PAGE,
  LEFT_OUT,
  NEED_LINKS,
  PICKS,
  STATE_FORM,
  ZIP_FIELD,
  ZIP_NOTE,
} from './help-page.ts';
import { linkFor, narrow, showEverybody, showFor, showNear } from './show-list.ts';

/** The last requested address. */
let wanted = '';

addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.id !== STATE_FORM) return;
  event.preventDefault();
  const slug = new FormData(form).get('state');
  if (typeof slug === 'string' && slug !== '') void goTo(`/get-help/${slug}${location.search}`);
});

const WHOLE = /^\d{5}$/;

/** A whole ZIP code shows its state's page, with the offices near it. */
addEventListener('input', async ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.id !== ZIP_FIELD || !WHOLE.test(target.value)) return;
  const zipCode = target.value;
  const { placeOfZipCode } = await import('./zip-code.ts');
  const own = placeOfZipCode(zipCode);
  const note = document.getElementById(ZIP_NOTE);
  if (note) note.textContent = own ? '' : (note.dataset['unknown'] ?? '');
  if (!own) return;
  if (own.path !== location.pathname) await goTo(own.path + location.search);
  const field = document.getElementById(ZIP_FIELD);
  if (field instanceof HTMLInputElement) field.value = zipCode;
  showNear(own);
});

addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest(`#${LEFT_OUT} button`)) return showEverybody();
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
  else narrow();
});
narrow();
void loadSession().then((session) => {
  if (session.status === 'signed-in') void begin(session.user);
});

/** Shows a member the helpers for people like them, starting with their own state's list. */
async function begin(user: User): Promise<void> {
  // Only members load the rules and the table of places.
  const [{ askerOf }, { filledIn, linkNearby, ownWordsOf, placeNote }] = await Promise.all([
    import('./asker.ts'),
    import('./own-words.ts'),
  ]);
  const asker = askerOf(user);
  const own = ownWordsOf(user);
  if (own === null) return showFor(asker, null);
  showFor(asker, {
    path: own.path,
    note: placeNote(own),
    link: () => own.zipCode && linkNearby(own.zipCode),
    fill: (saying, needs) => filledIn(saying, own, needs),
  });
  const form = document.getElementById(STATE_FORM);
  const isChosen = form instanceof HTMLFormElement && new FormData(form).get('state') !== '';
  if (isChosen || wanted !== '') return;
  const [known, ...others] = asker.needs.filter((need) => linkFor(need));
  // With several needs, preselecting one would hide helpers for the rest.
  const search = location.search || (known && others.length === 0 ? `?need=${known}` : '');
  if ((await show(own.path)) !== 'shown') return;
  history.replaceState(null, '', own.path + search);
  narrow();
}

async function goTo(address: string): Promise<void> {
  const came = await show(address);
  if (came === 'failed') location.assign(address);
  if (came !== 'shown') return;
  history.pushState(null, '', address);
  narrow();
  document.querySelector<HTMLElement>(`#${HELP_PAGE} h1`)?.focus({ preventScroll: true });
}

/**
 * Replaces this page with the one at `address`. The caller narrows its list, once the address bar has that address.
 * `passed`: the visitor has already moved on.
 */
async function show(address: string): Promise<'shown' | 'passed' | 'failed'> {
  wanted = address;
  const page = await load(address);
  if (wanted !== address) return 'passed';
  const next = page?.getElementById(HELP_PAGE);
  if (!page || !next) return 'failed';
  document.getElementById(HELP_PAGE)?.replaceWith(next);
  document.title = page.title;
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

/** Scrolls to the first list if it's far down, as it can be on a phone, where it's below the selects. */
function bringListUp(): void {
  const picks = document.getElementById(PICKS);
  const list = picks && !picks.hidden ? picks : document.getElementById(COUNT);
  if (list && list.getBoundingClientRect().top > innerHeight / 2) list.scrollIntoView();
}

function unfold(): void {
  const fold = document.getElementById(EVERYBODY);
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}
