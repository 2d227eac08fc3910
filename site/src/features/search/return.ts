import { grantIdOf } from '../grant/route.ts';
import { selectedGrantId } from '../grant/stash.ts';

export const cardLinkId = (id: string) => `program-${id}`;

let returned = false;

/** Once a page: whoever comes back from a program goes on at its card: the browser scrolls before the list is there. */
export function returnToOpenedCard(): void {
  if (returned) return;
  returned = true;
  const id = selectedGrantId();
  if (id === undefined || !cameFromProgram()) return;
  const link = document.getElementById(cardLinkId(id));
  link?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
}

function cameFromProgram(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return visit.type === 'back_forward';
  return URL.canParse(document.referrer) && grantIdOf(new URL(document.referrer).pathname) !== undefined;
}
