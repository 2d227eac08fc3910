/** The HTML points a visitor to the sign-up; for someone who is signed in the buttons are turned. */
if ('signedIn' in document.documentElement.dataset) {
  void Promise.all([import('./start.ts'), import('../session/store.ts')]).then(
    ([{ startPath }, { $session, loadSession }]) => {
      $session.subscribe((session) => {
        for (const link of document.querySelectorAll('a[data-start]')) link.setAttribute('href', startPath(session));
      });
      void loadSession();
    },
  );
}
