import { membersOf } from '../catalog/group-members.ts';
import type { Running } from './processes.ts';

const LOOK_MS = 500;
/** How long a runtime may be gone after it's killed or replaced by an edit. wrangler restarts it automatically. */
const PATIENCE_MS = 10_000;

/**
 * Watches the runtime processes that the Worker's own process started. Resolves when one is gone and its replacement
 * doesn't respond: wrangler keeps running then, but nothing is served.
 */
export async function runtimeIsGone(worker: Running, url: string, isStopping: () => boolean): Promise<void> {
  let known = runtimesOf(worker);
  for (let missingSince: number | null = null; !isStopping(); ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
    const alive = runtimesOf(worker);
    // A replacement may be running without serving requests.
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

/** Returns whether the Worker responds at all, with any status. */
async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return response?.headers.get('content-type')?.includes('json') ?? false;
}
