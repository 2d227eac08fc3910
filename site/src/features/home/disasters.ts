import type { getRecentDisasters, RecentDisasters } from '../../../../contract/disasters.ts';
import { DISASTERS } from './texts.ts';

/** By its type alone: the schema of the answer would be most of this page's script. */
const PATH: (typeof getRecentDisasters)['path'] = '/api/disasters';
const PAGE = '/programs/fema-individuals-households';
const TOUCHES = ['scroll', 'pointermove', 'keydown', 'touchstart'] as const;

/** Asks once, when somebody first moves on the page: to load it costs no call. */
export function watchForDisasters(): void {
  const place = document.querySelector('[data-disasters]');
  if (!place) return;
  const touched = new AbortController();
  const ask = () => {
    touched.abort();
    void show(place);
  };
  for (const touch of TOUCHES) addEventListener(touch, ask, { passive: true, signal: touched.signal });
}

/** News that can't be had is none. */
async function show(place: Element): Promise<void> {
  const response = await fetch(PATH).catch(() => null);
  if (!response?.ok) return;
  const { recent }: { recent: RecentDisasters | null } = await response.json();
  if (!recent || recent.counties + recent.states.length === 0) return;
  const link = Object.assign(document.createElement('a'), { href: PAGE, textContent: DISASTERS.link });
  const says = recent.counties > 0 ? DISASTERS.counties(recent.counties) : DISASTERS.states(recent.states.join(', '));
  place.replaceChildren(`${says} `, link);
}
