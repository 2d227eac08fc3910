import type { getRecentDisasters, RecentDisasters } from '../../../../contract/programs/disasters.ts';
import { LOCALE } from '../../locale/locale.ts';
import { placesInSentence } from '../../locale/places-in-sentence.ts';
import { prefixOf } from '../../locale/prefix.ts';
import { DISASTERS } from './texts.ts';

/** Only the type is imported: the response schema would be most of this page's script. */
const PATH: (typeof getRecentDisasters)['path'] = '/api/disasters';
const PAGE = `${prefixOf(LOCALE)}/programs/fema-individuals-households`;
const TOUCHES = ['scroll', 'pointermove', 'keydown', 'touchstart'] as const;

/** Fetches once, on the visitor's first interaction, so just loading the page makes no call. */
export function watchForDisasters(): void {
  const place = document.querySelector('[data-disasters]');
  if (!place) return;
  const touched = new AbortController();
  const ask = (event: Event) => {
    // Browsers also fire this for a pointer that isn't moving when the page appears under it.
    if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
    touched.abort();
    void show(place);
  };
  for (const touch of TOUCHES) addEventListener(touch, ask, { passive: true, signal: touched.signal });
}

/** Loads and shows the news. If it can't be loaded, shows nothing. */
async function show(place: Element): Promise<void> {
  const response = await fetch(PATH).catch(() => null);
  if (!response?.ok) return;
  const { recent }: { recent: RecentDisasters | null } = await response.json();
  if (!recent || recent.counties + recent.states.length === 0) return;
  const link = Object.assign(document.createElement('a'), { href: PAGE, textContent: DISASTERS.link });
  const says =
    recent.counties > 0 ? DISASTERS.counties(recent.counties) : DISASTERS.states(await placesInSentence(recent.states));
  place.replaceChildren(`${says} `, link);
}
