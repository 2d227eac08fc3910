/** What the page does beyond its links: the choice of a need, and another state, both without a new page. */
import { HELP_PAGE, NEED_LINKS, STATE_FORM } from './help-page.ts';
import { countIn } from './narrow.ts';

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
});

addEventListener('popstate', () => void show(location.pathname));
narrow();

async function goTo(address: string): Promise<void> {
  if (await show(address)) history.pushState(null, '', address);
  else location.assign(address);
  document.querySelector<HTMLElement>(`#${HELP_PAGE} h1`)?.focus({ preventScroll: true });
}

/** Puts the page of an address in place of this one; false where it cannot be loaded. */
async function show(address: string): Promise<boolean> {
  const page = await load(address);
  const next = page?.getElementById(HELP_PAGE);
  if (!page || !next) return false;
  document.getElementById(HELP_PAGE)?.replaceWith(next);
  document.title = page.title;
  queueMicrotask(narrow);
  return true;
}

async function load(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address);
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

/** Shows those for the need that the address names. */
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
  const title = document.getElementById('help-list');
  if (title) title.textContent = countIn(title.textContent ?? '', helpers.filter(({ hidden }) => !hidden).length);
}
