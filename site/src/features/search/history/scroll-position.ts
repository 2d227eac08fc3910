import { DELAY } from '../../../../../contract/limits.ts';
import { grantIdOf } from '../../program/route.ts';
import { selectedGrantId } from '../../program/stash.ts';
import { keptTop } from './history.ts';

export const cardLinkId = (id: string) => `program-${id}`;

/** Records the scroll position. Returns a function that restores it, unless the member has scrolled in the meantime. */
export function holdPlace(top = scrollY): () => void {
  const moved = new AbortController();
  for (const event of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(event, () => moved.abort(), { passive: true, signal: moved.signal });
  }
  return () => {
    setTimeout(() => {
      if (!moved.signal.aborted && scrollY !== top) scrollTo({ top, behavior: 'instant' });
      moved.abort();
    }, DELAY.scrollRestore);
  };
}

/** Restores this history entry's scroll position. The browser would do it too early, before the list is rendered. */
export function returnToTop(): void {
  const top = keptTop();
  if (top !== undefined) holdPlace(top)();
}

/** Returns whether to restore the position. If so, the whole list has to render first. */
export function mayReturn(): boolean {
  return visitType() !== 'navigate' || cameFromProgram();
}

let returned = false;

/** Runs once per page: after returning from a program, moves to its card. */
export function returnToOpenedCard(): void {
  if (returned) return;
  returned = true;
  const visit = visitType();
  if (visit !== 'navigate') returnToTop();
  const id = selectedGrantId();
  if (id === undefined || !(visit === 'back_forward' || (visit === 'navigate' && cameFromProgram()))) return;
  const link = document.getElementById(cardLinkId(id));
  link?.focus({ preventScroll: true });
  if (visit === 'navigate' || keptTop() === undefined) link?.scrollIntoView({ block: 'center' });
}

function visitType(): string {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming ? visit.type : 'navigate';
}

function cameFromProgram(): boolean {
  return URL.canParse(document.referrer) && grantIdOf(new URL(document.referrer).pathname) !== undefined;
}
