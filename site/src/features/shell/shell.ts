import { openToasts } from '../../components/ui/toast.ts';

/** Every page loads this, so it's kept small: the member's part only loads for signed-in members. */
const page = document.documentElement;

openToasts();

/** Reports an error. The reporter loads on the first one, because most pages never need it. */
const report = (error: unknown) =>
  void import('./error-report.ts').then(({ reportError }) => reportError(error)).catch(() => {});
addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', (event) => event.defaultPrevented || report(event.reason));

if ('signedIn' in page.dataset) void import('./member.ts').then(({ showMember }) => showMember(page));

/** Reloads a page that the browser restored from before a login or logout. Another tab may log in or out, too. */
async function reloadIfSessionChanged(): Promise<void> {
  const { isOtherSession } = await import('../account/session/store.ts');
  if (isOtherSession('signedIn' in page.dataset)) reloadUnseen();
}

function reloadUnseen(): void {
  document.body.hidden = true;
  location.reload();
}
window.addEventListener('pageshow', (event) => event.persisted && void reloadIfSessionChanged());
window.addEventListener('storage', () => void reloadIfSessionChanged());
/**
 * Detects a session that ended silently: its cookie expired, or browser storage is blocked, so other tabs can't be
 * notified.
 */
document.addEventListener('visibilitychange', async () => {
  if (document.visibilityState !== 'visible') return;
  const { hasSessionChanged } = await import('../account/session/store.ts');
  if (hasSessionChanged('signedIn' in page.dataset)) reloadUnseen();
});

/** A browser that prefers Spanish to English gets a suggestion, not a redirect. */
if (page.lang === 'en' && /^((?!en)[^,]+,)*es/.test(`${navigator.languages}`)) void import('./spanish-offer.ts');

/** A link to another language switches languages. A link to the current page scrolls to the top. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const { language } = link.dataset;
  if (!language && (link.hash || link.href !== location.href.replace(/#.*/, ''))) return;
  event.preventDefault();
  if (language) return void import('./switch-language.ts').then(({ switchLanguage }) => switchLanguage(link));
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
  // Otherwise the menu would cover the next focused element, or stay open but hidden when the window grows.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== opener) menu.hidePopover();
  });
  // The browser may restore the page with the menu open.
  addEventListener('pagehide', () => menu.hidePopover());
  addEventListener('resize', () => menu.matches(':popover-open') && !menu.checkVisibility() && menu.hidePopover());
  for (const part of [menu, opener]) {
    part?.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && menu.matches(':popover-open')) moveWithArrows(menu, event);
    });
  }
}

/** Logs out. Handled here, because clicks before the member's part loads would be lost. */
async function logOut(): Promise<void> {
  const { signOut } = await import('../account/session/store.ts');
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
