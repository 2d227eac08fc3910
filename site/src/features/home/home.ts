import { watchForDisasters } from './disasters.ts';

/** The HTML is a visitor's; for someone who is signed in the buttons are turned, and their own list is summed up. */
if ('signedIn' in document.documentElement.dataset) {
  void Promise.all([import('./start.ts'), import('../session/store.ts'), import('./welcome.ts')]).then(
    ([{ startPath }, { $session, loadSession }, { greet }]) => {
      $session.subscribe((session) => {
        for (const link of document.querySelectorAll('a[data-start]')) link.setAttribute('href', startPath(session));
      });
      void loadSession().then(greet);
    },
  );
}

watchForDisasters();
