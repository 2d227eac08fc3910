/** What the page of all programs does beyond its links: its search, and the choice of a state. */
import { SEARCH_FORM, STATE_FORM } from './search-form.ts';

const form = document.querySelector<HTMLFormElement>(`#${SEARCH_FORM}`);
const input = form?.querySelector('input');
if (form && input) {
  const show = async () => {
    const { showFound } = await import('./show-search.ts');
    await showFound(input.value.trim());
  };
  const askedInAddress = () => {
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    void show();
  };
  // What fails here is tried again, and told, with the first letter.
  form.addEventListener(
    'focusin',
    () => void import('./show-search.ts').then(({ listLoaded }) => listLoaded().catch(() => null)),
    { once: true },
  );
  form.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    const words = input.value.trim();
    // A member's own search knows more programs, and the member.
    if ('signedIn' in document.documentElement.dataset && words !== '') {
      form.action = '/search-results';
      return;
    }
    event.preventDefault();
    history.pushState(null, '', words === '' ? '/programs' : `/programs?${new URLSearchParams({ q: words })}`);
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
