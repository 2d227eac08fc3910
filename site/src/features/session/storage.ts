import { PRODUCT } from '../../../../contract/limits.ts';
import { BAR_KEY } from '../../../../contract/session.ts';

/** What a member leaves in this tab. */
export const SESSION_KEYS = {
  results: 'grantSearchResults',
  query: 'grantSearchQuery',
  selectedGrant: 'selectedGrant',
  currentGrant: 'currentGrant',
  grantOwner: 'grantOwnerId',
  user: 'currentUserId',
  autoSearchPerformed: `${PRODUCT}_autoSearchPerformed`,
  adminToken: 'adminToken',
  adminReturn: 'adminReturn',
  adminDraft: 'adminDraft',
  subscriptionReturnUrl: 'subscriptionReturnUrl',
  /** A payment that just came through: its page thanks for it once. */
  justPaid: 'justPaid',
  skippedQuestions: 'skippedQuestions',
  hidesRuledOut: 'hidesRuledOut',
  homeAnswers: 'homeAnswers',
  cameFor: 'cameFor',
  /** The member's own list as it was before they changed their profile. */
  beforeEdit: 'beforeEdit',
} as const;

/** What a member leaves in this browser. */
export const LOCAL_KEYS = {
  subscription: 'subscription',
  recentSearches: 'recentSearches',
  /** Whose the browser is: tells other tabs, and pages that Back brings back, that somebody else took over. */
  member: `${PRODUCT}_member`,
  /** What the top bar says of the member, so that the next page has it at its first paint. */
  bar: BAR_KEY,
  /** When somebody last used a page on a shared computer: whoever ends that session leaves nothing at all. */
  sharedUse: `${PRODUCT}_sharedUse`,
  /** Answers that are not saved, after the id of the member who gave them. */
  profileDraft: `${PRODUCT}_profileDraft`,
  /** People a member helps, with their answers, after the id of the member. */
  people: `${PRODUCT}_people`,
} as const;

/** Entries that begin with the id of their member: a session that ends by itself leaves them for the next login. */
const OWNED = [LOCAL_KEYS.profileDraft, LOCAL_KEYS.people] as const;
type OwnedKey = (typeof OWNED)[number];
/** The others go with the session. */
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

/** A browser may refuse its storage (private mode, full, forbidden by policy): then nothing is kept. */
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

/** Whether the browser took it. */
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

/** Makes the browser this member's. What another one left in this tab without logging out is thrown away. */
export function claimBrowser(userId: number): void {
  const before = kept(SESSION_KEYS.user);
  if (before !== null && before !== String(userId)) clearEndedSession();
  noteMember(userId);
}

/** Of what another member left in this browser nothing stays. */
export function noteMember(userId: number): void {
  if (isAnothers(userId)) remove(PASSING);
  remove(OWNED.filter((key) => keptOf(key, userId) === undefined));
  write(LOCAL_KEYS.member, String(userId));
}

/** Whether the browser is still this member's. Where it keeps nothing, nobody knows: then it is not. */
export function isStillOf(userId: number): boolean {
  return read(LOCAL_KEYS.member) === String(userId);
}

/** Whether the browser is known to be another member's by now. */
export function isAnothers(userId: number): boolean {
  return wasAMembers() && !isStillOf(userId);
}

/** Whether somebody used this browser who has not logged out. */
export function wasAMembers(): boolean {
  return read(LOCAL_KEYS.member) !== null;
}

export function keepBar(bar: Bar): void {
  write(LOCAL_KEYS.bar, JSON.stringify(bar));
}

/** Notes at a login whether others use this computer too. */
export function noteShared(isShared: boolean): void {
  if (isShared) keepLastUse(Date.now());
  else remove([LOCAL_KEYS.sharedUse]);
}

export function keepLastUse(time: number): void {
  write(LOCAL_KEYS.sharedUse, String(time));
}

/** When a page was last used on this shared computer; undefined where it is none. */
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

/** What this member left under a key; undefined where there is nothing, or another one's. */
export function keptOf(key: OwnedKey, userId: number): string | undefined {
  const owner = `${userId} `;
  const text = read(key) ?? '';
  return text.startsWith(owner) ? text.slice(owner.length) : undefined;
}

/** Whether somebody left something under a key on this device, whoever it was. */
export function hasOwned(key: OwnedKey): boolean {
  return read(key) !== null;
}

/** Whether the browser took it. */
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

/** For a session that ended by itself: what is a member's own waits for the login of the same member. */
export function clearEndedSession(): void {
  if (keptLastUse() !== undefined) remove(OWNED);
  drop(...Object.values(SESSION_KEYS));
  remove(PASSING);
}
