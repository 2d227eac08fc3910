import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { crawlRuns } from '../../db/schema/index.ts';
import type { Clock } from '../fetching/clock.ts';
import { BEAT_MS, heartbeat, isSuperseded, type Lease, Superseded } from '../lease.ts';

/** Shorter waits aren't worth reporting. */
const TOLD_FROM_MS = 5000;

/** Keeps a run alive while a slice works on it, and stops the slice if another worker takes over the run. */
export class Watch {
  readonly #db: Database;
  readonly #lease: Lease;
  readonly #clock: Clock;
  readonly #stop = new AbortController();
  readonly #timer: ReturnType<typeof setInterval>;
  /** Calls to sources so far. An invocation has a limit. */
  calls = 0;

  constructor(db: Database, lease: Lease, clock: Clock, beatMs = BEAT_MS) {
    this.#db = db;
    this.#lease = lease;
    this.#clock = clock;
    this.#timer = setInterval(() => void this.#beat(), beatMs);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** Aborts all waits, with this reason. */
  abort(reason: unknown): void {
    this.#stop.abort(reason);
  }

  /** Why the slice has to stop; null if it can go on. */
  get reason(): unknown {
    return this.#stop.signal.aborted ? this.#stop.signal.reason : null;
  }

  /** Returns a clock whose long waits are shown to admins. Waits end when the slice stops. */
  clockFor(title: string): Clock {
    const clock = this.#clock;
    return {
      now: () => clock.now(),
      random: () => clock.random(),
      sleep: async (ms) => {
        const isLong = ms >= TOLD_FROM_MS;
        if (isLong) await this.#tell(`${title}: it asked us to wait ${Math.round(ms / 1000)} seconds`);
        await this.unlessStopped(clock.sleep(ms));
        if (isLong) await this.#tell(null);
      },
    };
  }

  /** Wraps `fetch` to count its calls and abort them with the slice. */
  fetchWith(call: typeof fetch): typeof fetch {
    return (input, init) => {
      this.calls += 1;
      const given = init?.signal;
      const signal = given ? AbortSignal.any([given, this.#stop.signal]) : this.#stop.signal;
      return call(input, { ...init, signal });
    };
  }

  async #beat(): Promise<void> {
    try {
      await heartbeat(this.#db, this.#lease);
    } catch (error) {
      // If the database is unreachable, storing the next page will fail.
      if (isSuperseded(error)) this.abort(new Superseded());
    }
  }

  async #tell(currentTask: string | null): Promise<void> {
    const { runId, holder } = this.#lease;
    await this.#db
      .update(crawlRuns)
      .set({ currentTask })
      .where(and(eq(crawlRuns.id, runId), eq(crawlRuns.holder, holder)));
  }

  /** Settles with the promise, or rejects with the reason to stop, whichever comes first. */
  unlessStopped<T>(promise: Promise<T>): Promise<T> {
    const { signal } = this.#stop;
    return new Promise((resolve, reject) => {
      const stopped = () => reject(signal.reason);
      if (signal.aborted) stopped();
      signal.addEventListener('abort', stopped, { once: true });
      promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stopped));
    });
  }
}
