import { BAR_KEY } from '../../../../../contract/account/session.ts';
import { PRODUCT } from '../../../../../contract/limits.ts';

/** Member data in this tab. */
export const SESSION_KEYS = {
  results: 'grantSearchResults',
  query: 'grantSearchQuery',
  selectedGrant: 'selectedGrant',
  currentGrant: 'currentGrant',
  grantOwner: 'grantOwnerId',
  user: 'currentUserId',
  autoSearchPerformed: `${PRODUCT}_autoSearchPerformed`,
  /** Set on the way from a program back to the search that led there. */
  backToSearch: 'backToSearch',
  adminToken: 'adminToken',
  adminReturn: 'adminReturn',
  adminDraft: 'adminDraft',
  subscriptionReturnUrl: 'subscriptionReturnUrl',
  /** A payment that just went through. The payment page says thanks once. */
  justPaid: 'justPaid',
  skippedQuestions: 'skippedQuestions',
  hidesRuledOut: 'hidesRuledOut',
  homeAnswers: 'homeAnswers',
  cameFor: 'cameFor',
  /** The member's own list from before a profile change. */
  beforeEdit: 'beforeEdit',
} as const;

/** Member data in this browser. */
export const LOCAL_KEYS = {
  subscription: 'subscription',
  recentSearches: 'recentSearches',
  /** The current member. Tells other tabs, and pages restored by Back, when someone else takes over. */
  member: `${PRODUCT}_member`,
  /** The top bar's content, so the next page has it at its first paint. */
  bar: BAR_KEY,
  /** When a page on a shared computer was last used. Ending that session leaves nothing behind. */
  sharedUse: `${PRODUCT}_sharedUse`,
  /** Unsaved answers, prefixed with the member's ID. */
  profileDraft: `${PRODUCT}_profileDraft`,
  /** People a member helps and their answers, prefixed with the member's ID. */
  people: `${PRODUCT}_people`,
} as const;

/** Entries prefixed with their member's ID. When a session expires, they stay for the member's next login. */
const OWNED = [LOCAL_KEYS.profileDraft, LOCAL_KEYS.people] as const;
type OwnedKey = (typeof OWNED)[number];
/** All other entries are deleted with the session. */
const PASSING = Object.values(LOCAL_KEYS).filter((key) => !OWNED.some((owned) => owned === key));

/** Read before the first paint: features/shell/before-paint.ts. */
interface Bar {
  initials: string;
  name: string;
  profile: 'complete' | 'incomplete';
  admin: boolean;
}

type LocalKey = (typeof LOCAL_KEYS)[keyof typeof LOCAL_KEYS];
export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS];

/** Returns undefined if the browser refuses storage (private mode, full, blocked by policy). */
function allowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export function kept(key: SessionKey): string | null {
  return allowed(() => sessionStorage.getItem(key)) ?? null;
}

export function keep(key: SessionKey, value: string): void {
  allowed(() => sessionStorage.setItem(key, value));
}

export function drop(...keys: SessionKey[]): void {
  allowed(() => {
    for (const key of keys) sessionStorage.removeItem(key);
  });
}

export function keptJson(key: SessionKey): unknown {
  return allowed(() => JSON.parse(kept(key) ?? 'null'));
}

function read(key: LocalKey): string | null {
  return allowed(() => localStorage.getItem(key)) ?? null;
}

/** Returns whether the browser stored it. */
function write(key: LocalKey, value: string): boolean {
  return allowed(() => localStorage.setItem(key, value) ?? true) ?? false;
}

function remove(keys: readonly LocalKey[]): void {
  allowed(() => {
    for (const key of keys) localStorage.removeItem(key);
  });
}

function readJson(key: LocalKey): unknown {
  return allowed(() => JSON.parse(read(key) ?? 'null'));
}

/** Claims the browser for this member. Discards what another member left in this tab without logging out. */
export function claimBrowser(userId: number): void {
  const before = kept(SESSION_KEYS.user);
  if (before !== null && before !== String(userId)) clearEndedSession();
  noteMember(userId);
}

/** Removes everything another member left in this browser. */
export function noteMember(userId: number): void {
  if (isAnothers(userId)) remove(PASSING);
  remove(OWNED.filter((key) => keptOf(key, userId) === undefined));
  write(LOCAL_KEYS.member, String(userId));
}

/** Returns whether the browser still belongs to this member. False if storage is blocked, because we can't know. */
export function isStillOf(userId: number): boolean {
  return read(LOCAL_KEYS.member) === String(userId);
}

/** Returns whether the browser is known to belong to another member now. */
export function isAnothers(userId: number): boolean {
  return wasAMembers() && !isStillOf(userId);
}

/** Returns whether a member used this browser without logging out. */
export function wasAMembers(): boolean {
  return read(LOCAL_KEYS.member) !== null;
}

export function keepBar(bar: Bar): void {
  write(LOCAL_KEYS.bar, JSON.stringify(bar));
}

/** Records at login whether other people use this computer too. */
export function noteShared(isShared: boolean): void {
  if (isShared) keepLastUse(Date.now());
  else remove([LOCAL_KEYS.sharedUse]);
}

export function keepLastUse(time: number): void {
  write(LOCAL_KEYS.sharedUse, String(time));
}

/** Returns when a page on this shared computer was last used; undefined if the computer isn't shared. */
export function keptLastUse(): number | undefined {
  return Number(read(LOCAL_KEYS.sharedUse)) || undefined;
}

export function keepSubscription(value: string): void {
  write(LOCAL_KEYS.subscription, value);
}

export function keptSubscription(): unknown {
  return readJson(LOCAL_KEYS.subscription);
}

export function keepRecentSearches(searches: readonly string[]): void {
  const { recentSearches: key } = LOCAL_KEYS;
  if (searches.length > 0) write(key, JSON.stringify(searches));
  else remove([key]);
}

export function keptRecentSearches(): unknown {
  return readJson(LOCAL_KEYS.recentSearches);
}

/** Returns what this member stored under a key; undefined if there's nothing or it's another member's. */
export function keptOf(key: OwnedKey, userId: number): string | undefined {
  const owner = `${userId} `;
  const text = read(key) ?? '';
  return text.startsWith(owner) ? text.slice(owner.length) : undefined;
}

/** Returns whether any member stored something under a key on this device. */
export function hasOwned(key: OwnedKey): boolean {
  return read(key) !== null;
}

/** Returns whether the browser stored it. */
export function keepOf(key: OwnedKey, userId: number, text: string): boolean {
  return write(key, `${userId} ${text}`);
}

export function dropOwned(key: OwnedKey): void {
  remove([key]);
}

export function clearMemberStorage(): void {
  clearEndedSession();
  remove(OWNED);
}

/** Called when a session expires. The member's own data stays for their next login, except on a shared computer. */
export function clearEndedSession(): void {
  if (keptLastUse() !== undefined) remove(OWNED);
  drop(...Object.values(SESSION_KEYS));
  remove(PASSING);
}
