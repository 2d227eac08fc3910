import { watchForDisasters } from './disasters.ts';
import { SHOW_REST_ID } from './welcome-page.ts';

/** The HTML is for visitors. For signed-in members, this swaps the buttons and summarizes their list. */
if ('signedIn' in document.documentElement.dataset) {
  void Promise.all([import('./start.ts'), import('../account/session/store.ts'), import('./welcome.ts')]).then(
    ([{ startPath }, { $session, loadSession }, { greet }]) => {
      $session.subscribe((session) => {
        for (const link of document.querySelectorAll('a[data-start]')) link.setAttribute('href', startPath(session));
      });
      void loadSession().then(greet);
    },
  );
}

const showRest = document.getElementById(SHOW_REST_ID);

function showWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole-home', isWhole);
  showRest?.setAttribute('aria-expanded', String(isWhole));
}

showRest?.addEventListener('click', () => showWhole(!('wholeHome' in document.documentElement.dataset)));

/** Shows the target of the URL's fragment, which may be in the part that's hidden from members. */
function showTarget(): void {
  const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  if (!target?.closest('.home-more')) return;
  showWhole(true);
  target.scrollIntoView();
}

addEventListener('hashchange', showTarget);
showTarget();

watchForDisasters();
