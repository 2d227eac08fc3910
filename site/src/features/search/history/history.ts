import * as z from 'zod/mini';
import { giveUpEntry } from '../../../components/ui/dialog/dialog-entry.ts';
import { type Address, hrefOf, PLAIN } from './address.ts';

/** The state of a history entry: the member who searched, and the scroll position. */
const entry = z.object({ results: z.object({ member: z.number(), top: z.number() }) });
type Entry = z.infer<typeof entry>;

let member = 0;

/** Sets the member whose navigation is recorded from now on. */
export function claimHistory(userId: number): void {
  member = userId;
}

function current(): Entry['results'] | undefined {
  const parsed = z.safeParse(entry, history.state);
  return parsed.success ? parsed.data.results : undefined;
}

/** Returns whether another member searched here, so the words in the URL aren't this member's. */
export function entryIsAnothers(): boolean {
  return (current()?.member ?? member) !== member;
}

/** Removes another member's words from the URL. */
export function clearEntry(): void {
  history.replaceState(null, '', hrefOf(location.href, PLAIN));
}

/** Returns the scroll position of this history entry; undefined if it hasn't shown this member a search. */
export function keptTop(): number | undefined {
  return entryIsAnothers() ? undefined : current()?.top;
}

export function keepTop(): void {
  const top = keptTop();
  if (top !== undefined && top !== scrollY) history.replaceState({ ...history.state, ...stateAt(scrollY) }, '');
}

/** Updates the URL to what's shown, without adding a history entry. */
export function settle(address: Address): void {
  history.replaceState({ ...history.state, ...stateAt(keptTop() ?? 0) }, '', hrefOf(location.href, address));
}

/** Adds a history entry, unless the URL is unchanged. */
export function enter(address: Address): void {
  const href = hrefOf(location.href, address);
  if (href === location.pathname + location.search + location.hash) {
    settle(address);
    return;
  }
  keepTop();
  history[giveUpEntry() ? 'replaceState' : 'pushState'](stateAt(scrollY), '', href);
}

function stateAt(top: number): Entry {
  return { results: { member, top } };
}
