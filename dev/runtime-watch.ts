import { membersOf } from './group-members.ts';
import type { Running } from './processes.ts';

const LOOK_MS = 500;
/** How long a runtime that was killed, or is replaced after an edit, may be away: wrangler starts it again by itself. */
const PATIENCE_MS = 10_000;

/**
 * Looks after the runtime processes that the Worker's own process has started. Resolves when one of them is gone and is not
 * replaced by one that answers: wrangler itself then goes on living, and nobody is served.
 */
export async function runtimeIsGone(worker: Running, url: string, isStopping: () => boolean): Promise<void> {
  let known = runtimesOf(worker);
  for (let missingSince: number | null = null; !isStopping(); ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
    const alive = runtimesOf(worker);
    // One that took the place of another may stand there and serve nobody.
    if (missingSince === null && known.every((pid) => alive.includes(pid))) continue;
    missingSince ??= Date.now();
    if (alive.length >= known.length && (await answers(url))) [known, missingSince] = [alive, null];
    else if (Date.now() - missingSince > PATIENCE_MS) return;
  }
}

function runtimesOf({ child }: Running): number[] {
  return membersOf(child.pid ?? 0)
    .filter(({ command }) => /\bworkerd\S* serve\b/.test(command))
    .map(({ pid }) => pid);
}

/** Whether the Worker itself is there: what it says does not matter. */
async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return response?.headers.get('content-type')?.includes('json') ?? false;
}
