import { openToasts } from '../../components/ui/toast.ts';

/** Every page loads this, so it stays small: the member's part comes only where someone is signed in. */
const page = document.documentElement;

openToasts();

/** The reporter comes with the first error: most pages never need it. */
const report = (error: unknown) =>
  void import('./error-report.ts').then(({ reportError }) => reportError(error)).catch(() => {});
addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', (event) => event.defaultPrevented || report(event.reason));

if ('signedIn' in page.dataset) void import('./member.ts').then(({ showMember }) => showMember(page));

/** The browser may bring a page back as it was before a login or a logout, or another tab may log in or out. */
async function leaveToWhoIsThere(): Promise<void> {
  const { sessionIsAnother } = await import('../session/store.ts');
  if (sessionIsAnother('signedIn' in page.dataset)) reloadUnseen();
}

function reloadUnseen(): void {
  document.body.hidden = true;
  location.reload();
}
window.addEventListener('pageshow', (event) => event.persisted && void leaveToWhoIsThere());
window.addEventListener('storage', () => void leaveToWhoIsThere());
/** A session that ended unheard: its cookie ran out, or the browser keeps nothing that could tell other tabs. */
document.addEventListener('visibilitychange', async () => {
  if (document.visibilityState !== 'visible') return;
  const { sessionHasMoved } = await import('../session/store.ts');
  if (sessionHasMoved('signedIn' in page.dataset)) reloadUnseen();
});

/** A link to the page one is on leads back to its top. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || link.hash || link.href !== location.href.replace(/#.*/, '')) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
});

for (const menu of document.querySelectorAll<HTMLElement>('.site-header [popover]')) {
  const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
  menu.addEventListener('click', (event) => {
    const entry = event.target instanceof Element && event.target.closest('a, [data-log-out]');
    if (!entry) return;
    menu.hidePopover();
    if (entry.matches('[data-log-out]')) void logOut();
  });
  // It would cover what has the focus next, or be open and unseen where the window grows.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== opener) menu.hidePopover();
  });
  // The browser may bring the page back as it was left.
  addEventListener('pagehide', () => menu.hidePopover());
  addEventListener('resize', () => menu.matches(':popover-open') && !menu.checkVisibility() && menu.hidePopover());
  for (const part of [menu, opener]) {
    part?.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && menu.matches(':popover-open')) moveWithArrows(menu, event);
    });
  }
}

/** Held here and not with the member's part: who is quicker than that would click in vain. */
async function logOut(): Promise<void> {
  const { signOut } = await import('../session/store.ts');
  await signOut();
}

function moveWithArrows(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.checkVisibility());
  const focused = document.activeElement;
  const here = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  const next = event.key === 'ArrowDown' ? (here + 1) % stops.length : Math.max(here, 0) - 1;
  event.preventDefault();
  stops.at(next)?.focus();
}
