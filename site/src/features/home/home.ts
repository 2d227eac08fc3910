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
showRest?.addEventListener('click', () => {
  const { dataset } = document.documentElement;
  const isWhole = 'wholeHome' in dataset;
  if (isWhole) delete dataset['wholeHome'];
  else dataset['wholeHome'] = '';
  showRest.setAttribute('aria-expanded', String(!isWhole));
});

watchForDisasters();
