import * as z from 'zod/mini';
import { type Address, hrefOf } from './address.ts';

/** What an entry of the browser's history keeps: that its search was shown, and how far down the page stood. */
const entry = z.object({ results: z.object({ top: z.number() }) });

/** How far down the page stood in this entry; undefined where it has not shown a search yet. */
export function keptTop(): number | undefined {
  const parsed = z.safeParse(entry, history.state);
  return parsed.success ? parsed.data.results.top : undefined;
}

export function keepTop(): void {
  const top = keptTop();
  if (top !== undefined && top !== scrollY) history.replaceState(stateAt(scrollY), '');
}

/** Makes the address say what is shown, without a step for Back. */
export function settle(address: Address): void {
  history.replaceState(stateAt(keptTop() ?? 0), '', hrefOf(location.href, address));
}

/** A step that Back undoes. The same address once more is none. */
export function enter(address: Address): void {
  const href = hrefOf(location.href, address);
  if (href === location.pathname + location.search + location.hash) {
    settle(address);
    return;
  }
  keepTop();
  history.pushState(stateAt(scrollY), '', href);
}

function stateAt(top: number): z.infer<typeof entry> {
  return { results: { top } };
}
