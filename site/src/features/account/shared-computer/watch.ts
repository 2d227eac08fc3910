import { postSessionUse } from '../../../../../contract/account/own-account.ts';
import { SHARED_COMPUTER } from '../../../../../contract/account/sign-in-limits.ts';
import { toastOnNextPage } from '../../../components/ui/toast.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { endSession } from '../session/calls.ts';
import { clearMemberStorage, keepLastUse, keptLastUse } from '../session/storage.ts';
import { LOGGED_OUT_UNUSED } from './texts.ts';
import { hideWarning, showWarning } from './warning.ts';

const LOOKS_EVERY_MS = 1000;
/** How stale the last-use time may get, in the browser and on the server. */
const GRAIN_MS = { here: 2000, server: 20_000 } as const;
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/** When a tab last notified the server. On load, the page's own calls have just done so. */
let notifiedAt = Date.now();
let hasEnded = false;
/** If the browser refuses storage, only use of this page counts. */
let usedHere = Date.now();

/** Ends the session when no page is being used, and asks a minute before. All of the browser's tabs count as one. */
export function watchUse(): void {
  use(Date.now());
  for (const kind of USES) addEventListener(kind, noteUse, { passive: true, capture: true });
  setInterval(look, LOOKS_EVERY_MS);
  document.addEventListener('visibilitychange', look);
}

function noteUse(): void {
  const now = Date.now();
  const unused = now - lastUse();
  // Once the page has asked, only an answer counts, not a bumped mouse.
  if (unused > GRAIN_MS.here && unused < SHARED_COMPUTER.idle - SHARED_COMPUTER.warning) use(now);
}

function look(): void {
  const now = Date.now();
  const left = lastUse() + SHARED_COMPUTER.idle - now;
  if (left <= 0) return void end();
  if (left <= SHARED_COMPUTER.warning) showWarning(left, { stay, leave: () => void end() });
  else hideWarning();
  if (lastUse() > notifiedAt && now - notifiedAt > GRAIN_MS.server) notifyServer(now);
}

function stay(): void {
  const now = Date.now();
  use(now);
  hideWarning();
  notifyServer(now);
}

function notifyServer(now: number): void {
  notifiedAt = now;
  call(postSessionUse).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void end();
  });
}

/** Clears everything, even if the server can't be reached: the session will expire there anyway. */
async function end(): Promise<void> {
  if (hasEnded) return;
  hasEnded = true;
  await Promise.race([endSession(true).catch(() => {}), new Promise((resolve) => setTimeout(resolve, 3000))]);
  clearMemberStorage();
  toastOnNextPage(LOGGED_OUT_UNUSED);
  location.replace('/auth');
}

function use(now: number): void {
  usedHere = now;
  keepLastUse(now);
}

function lastUse(): number {
  return keptLastUse() ?? usedHere;
}
