/** Client script for the page that lists all programs: its search and state select. */
import { LOCALE } from '../../locale/locale.ts';
import { prefixOf } from '../../locale/prefix.ts';
import { SEARCH_FORM, STATE_FORM } from './search/search-form.ts';

const form = document.querySelector<HTMLFormElement>(`#${SEARCH_FORM}`);
const input = form?.querySelector('input');
const state = form?.querySelector('select');
if (form && input && state) {
  const show = async () => {
    const { showFound } = await import('./search/show-search.ts');
    await showFound(input.value.trim(), state.value);
  };
  const askedInAddress = () => {
    const asked = new URLSearchParams(location.search);
    input.value = asked.get('q') ?? '';
    state.value = asked.get('in') ?? '';
    // An unknown code selects no state.
    if (state.selectedIndex < 0) state.value = '';
    void show();
  };
  // If this fails, the first keystroke retries it and shows any error.
  form.addEventListener(
    'focusin',
    () => void import('./search/find-programs.ts').then(({ listLoaded }) => listLoaded().catch(() => null)),
    { once: true },
  );
  form.addEventListener('input', () => void show());
  state.addEventListener('change', () => history.replaceState(null, '', addressOf(input.value.trim(), state.value)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = input.value.trim();
    // A member's own search covers more programs and uses their profile.
    if ('signedIn' in document.documentElement.dataset && words !== '') {
      location.assign(`${prefixOf(LOCALE)}/search-results?${new URLSearchParams({ q: words })}`);
      return;
    }
    history.pushState(null, '', addressOf(words, state.value));
    void show();
  });
  addEventListener('popstate', askedInAddress);
  if (new URLSearchParams(location.search).has('q')) askedInAddress();
}

const states = document.querySelector<HTMLFormElement>(`#${STATE_FORM}`);
states?.addEventListener('submit', (event) => {
  event.preventDefault();
  const path = new FormData(states).get('state');
  if (typeof path === 'string' && path !== '') location.assign(path);
});

function addressOf(words: string, place: string): string {
  const path = `${prefixOf(LOCALE)}/programs`;
  if (words === '') return path;
  return `${path}?${new URLSearchParams(place === '' ? { q: words } : { q: words, in: place })}`;
}
