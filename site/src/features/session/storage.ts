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
  /** Answers that are not saved, after the id of the member who gave them. */
  profileDraft: `${PRODUCT}_profileDraft`,
} as const;

/** Read before the first paint: features/shell/before-paint.ts. */
interface Bar {
  initials: string;
  name: string;
  profile: 'complete' | 'incomplete';
  admin: boolean;
}

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

/** Makes the browser this member's. What another one left in this tab without logging out is thrown away. */
export function claimBrowser(userId: number): void {
  const before = kept(SESSION_KEYS.user);
  if (before !== null && before !== String(userId)) clearMemberStorage();
  noteMember(userId);
}

/** Of what another member left in this browser nothing stays. */
export function noteMember(userId: number): void {
  if (isAnothers(userId)) {
    allowed(() => {
      for (const key of [LOCAL_KEYS.subscription, LOCAL_KEYS.bar]) localStorage.removeItem(key);
    });
    keepRecentSearches([]);
  }
  if (keptDraftOf(userId) === undefined) dropDraft();
  allowed(() => localStorage.setItem(LOCAL_KEYS.member, String(userId)));
}

/** Whether the browser is still this member's. Where it keeps nothing, nobody knows: then it is not. */
export function isStillOf(userId: number): boolean {
  return allowed(() => localStorage.getItem(LOCAL_KEYS.member)) === String(userId);
}

/** Whether the browser is known to be another member's by now. */
export function isAnothers(userId: number): boolean {
  return wasAMembers() && !isStillOf(userId);
}

/** Whether somebody used this browser who has not logged out. */
export function wasAMembers(): boolean {
  return (allowed(() => localStorage.getItem(LOCAL_KEYS.member)) ?? null) !== null;
}

export function keepBar(bar: Bar): void {
  allowed(() => localStorage.setItem(LOCAL_KEYS.bar, JSON.stringify(bar)));
}

export function keepSubscription(value: string): void {
  allowed(() => localStorage.setItem(LOCAL_KEYS.subscription, value));
}

export function keptSubscription(): unknown {
  return allowed(() => JSON.parse(localStorage.getItem(LOCAL_KEYS.subscription) ?? 'null'));
}

export function keepRecentSearches(searches: readonly string[]): void {
  const { recentSearches: key } = LOCAL_KEYS;
  allowed(() =>
    searches.length > 0 ? localStorage.setItem(key, JSON.stringify(searches)) : localStorage.removeItem(key),
  );
}

export function keptRecentSearches(): unknown {
  return allowed(() => JSON.parse(localStorage.getItem(LOCAL_KEYS.recentSearches) ?? 'null'));
}

/** The answers that this member left; undefined where there are none, or another one's. */
export function keptDraftOf(userId: number): string | undefined {
  const kept = allowed(() => localStorage.getItem(LOCAL_KEYS.profileDraft)) ?? '';
  const owner = `${userId} `;
  return kept.startsWith(owner) ? kept.slice(owner.length) : undefined;
}

/** Whether somebody left answers on this device, whoever it was. */
export function hasDraft(): boolean {
  return (allowed(() => localStorage.getItem(LOCAL_KEYS.profileDraft)) ?? null) !== null;
}

export function keepDraftOf(userId: number, draft: string): void {
  allowed(() => localStorage.setItem(LOCAL_KEYS.profileDraft, `${userId} ${draft}`));
}

export function dropDraft(): void {
  allowed(() => localStorage.removeItem(LOCAL_KEYS.profileDraft));
}

export function clearMemberStorage(): void {
  clearEndedSession();
  dropDraft();
}

/** For a session that ended by itself: answers that were not saved wait for the login of the same member. */
export function clearEndedSession(): void {
  drop(...Object.values(SESSION_KEYS));
  allowed(() => {
    for (const key of Object.values(LOCAL_KEYS)) if (key !== LOCAL_KEYS.profileDraft) localStorage.removeItem(key);
  });
}
