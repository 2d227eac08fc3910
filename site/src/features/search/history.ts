import * as z from 'zod/mini';
import { giveUpEntry } from '../../components/ui/dialog-entry.ts';
import { type Address, hrefOf, PLAIN } from './address.ts';

/** What an entry of the browser's history keeps: whose search was shown there, and how far down the page stood. */
const entry = z.object({ results: z.object({ member: z.number(), top: z.number() }) });
type Entry = z.infer<typeof entry>;

let member = 0;

/** Whose steps are noted from now on. */
export function claimHistory(userId: number): void {
  member = userId;
}

function current(): Entry['results'] | undefined {
  const parsed = z.safeParse(entry, history.state);
  return parsed.success ? parsed.data.results : undefined;
}

/** Whether somebody else searched here: the words in its address are not for this member. */
export function entryIsAnothers(): boolean {
  return (current()?.member ?? member) !== member;
}

/** Takes the words of somebody else out of the address. */
export function clearEntry(): void {
  history.replaceState(null, '', hrefOf(location.href, PLAIN));
}

/** How far down the page stood in this entry; undefined where it has not shown this member a search yet. */
export function keptTop(): number | undefined {
  return entryIsAnothers() ? undefined : current()?.top;
}

export function keepTop(): void {
  const top = keptTop();
  if (top !== undefined && top !== scrollY) history.replaceState({ ...history.state, ...stateAt(scrollY) }, '');
}

/** Makes the address say what is shown, without a step for Back. */
export function settle(address: Address): void {
  history.replaceState({ ...history.state, ...stateAt(keptTop() ?? 0) }, '', hrefOf(location.href, address));
}

/** A step that Back undoes. The same address once more is none. */
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
