import { DELAY } from '../../../../contract/limits.ts';
import { grantIdOf } from '../program/route.ts';
import { selectedGrantId } from '../program/stash.ts';
import { keptTop } from './history.ts';

export const cardLinkId = (id: string) => `program-${id}`;

/** Notes how far down the page stands. What it returns puts the page back there, unless somebody scrolls meanwhile. */
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

/** Puts the page where this entry of the history left it: the browser would do so before the list is there. */
export function returnToTop(): void {
  const top = keptTop();
  if (top !== undefined) holdPlace(top)();
}

/** Whether somebody may go on where they were: the whole list has to be there then. */
export function mayReturn(): boolean {
  return visitType() !== 'navigate' || cameFromProgram();
}

let returned = false;

/** Once a page: whoever comes back from a program goes on at its card. */
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
