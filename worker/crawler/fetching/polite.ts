import { type Bytes, joined } from '../reading/bytes.ts';
import { Incomplete, Unreadable } from '../reading/faults.ts';
import { type Answer, attempt, type Means } from './attempt.ts';
import { type Patience, waitBefore } from './backoff.ts';
import { type Clock, realClock } from './clock.ts';
import { SourceError } from './errors.ts';
import { Lanes } from './lanes.ts';
import type { SourceRequest, Validators } from './request.ts';

export interface FetcherOptions {
  /** Origins that may be called: those of the URLs in the settings. */
  allowed: Iterable<string>;
  /** Identifies us, with a contact for anyone who objects. */
  userAgent: string;
  clock?: Clock;
  fetch?: typeof fetch;
  patience?: Partial<Patience>;
  /** Milliseconds between two calls to a host. */
  intervalOf?: (host: string) => number;
  /** Default limits (ms) for silence and for the whole response. */
  timeoutMs?: number;
  wholeMs?: number;
}

export type Read<T> = { changed: false } | { changed: true; value: T; validators: Validators };

const PATIENCE: Patience = { tries: 4, firstWaitMs: 1000, longestWaitMs: 120_000 };
const INTERVAL_MS = 250;

/** Reads public sources without overloading them. Create one per run: it owns its lanes. */
export class PoliteFetcher {
  readonly #means: Means;
  readonly #lanes: Lanes;
  readonly #patience: Patience;
  readonly #limits: Pick<SourceRequest, 'timeoutMs' | 'wholeMs'>;
  /** The clock for all sources; tests can set it. */
  readonly clock: Clock;

  constructor(options: FetcherOptions) {
    this.clock = options.clock ?? realClock;
    this.#means = {
      fetch: options.fetch ?? ((...call: Parameters<typeof fetch>) => fetch(...call)),
      clock: this.clock,
      userAgent: options.userAgent,
      allowed: new Set([...options.allowed].map((url) => new URL(url).origin)),
    };
    this.#lanes = new Lanes(this.clock, options.intervalOf ?? (() => INTERVAL_MS));
    this.#patience = { ...PATIENCE, ...options.patience };
    const { timeoutMs, wholeMs } = options;
    this.#limits = { ...(timeoutMs === undefined ? {} : { timeoutMs }), ...(wholeMs === undefined ? {} : { wholeMs }) };
  }

  /**
   * Reads a whole response, retrying temporary faults. `read` parses the text and throws `Incomplete` or a
   * `SourceError` if it's incomplete or reports a problem at the source.
   */
  async read<T>(request: SourceRequest, read: (text: string) => T): Promise<Read<T>> {
    return this.#patiently(request, async (answer, limited) => {
      if (!answer.changed) return answer;
      const chunks: Uint8Array[] = [];
      for await (const chunk of answer.bytes) chunks.push(chunk);
      const value = asRead(limited, () => read(new TextDecoder().decode(joined(chunks))));
      return { changed: true, value, validators: answer.validators };
    });
  }

  /** Reads a response as JSON. */
  async json<T>(request: Omit<SourceRequest, 'kind'>, read: (value: unknown) => T): Promise<T> {
    const answer = await this.read({ ...request, kind: 'json' }, (text) => read(parsed(text)));
    if (answer.changed) return answer.value;
    throw new SourceError(request, 'unreadable', 'says that nothing changed, but the request was not conditional');
  }

  /**
   * Streams a response and holds the host's lane until `use` ends. Doesn't retry once `use` has started, because its
   * output can't be taken back; the next run continues at its cursor.
   */
  async *stream<T>(
    request: SourceRequest,
    use: (bytes: Bytes, validators: Validators) => AsyncIterable<T>,
  ): AsyncGenerator<T, 'changed' | 'unchanged', undefined> {
    const { origin } = new URL(request.url);
    const leaves: (() => void)[] = [];
    try {
      const answer = await this.#patiently(request, async (given) => given, leaves, origin);
      if (!answer.changed) return 'unchanged';
      const used = use(answer.bytes, answer.validators)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const next = await used.next().catch((error: unknown) => {
            throw asSourceError(error, request);
          });
          if (next.done) return 'changed';
          yield next.value;
        }
      } finally {
        await used.return?.();
      }
    } finally {
      for (const leave of leaves) leave();
    }
  }

  /** Retries temporary faults. With `leaves`, the lane stays taken until the caller releases it. */
  async #patiently<T>(
    asked: SourceRequest,
    use: (answer: Answer, request: SourceRequest) => Promise<T>,
    leaves?: (() => void)[],
    origin = new URL(asked.url).origin,
  ): Promise<T> {
    const request = { ...this.#limits, ...asked };
    for (let tried = 1; ; tried++) {
      const leave = await this.#lanes.enter(origin);
      let keeps = false;
      try {
        const value = await use(await attempt(request, this.#means), request);
        keeps = leaves !== undefined;
        leaves?.push(leave);
        return value;
      } catch (error) {
        const wait =
          error instanceof SourceError
            ? waitBefore(error, { tried, patience: this.#patience, clock: this.clock })
            : null;
        if (wait === null) throw error;
        // Other callers of this host wait too, because a host that refuses one call refuses them all.
        await this.clock.sleep(wait);
      } finally {
        if (!keeps) leave();
      }
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Incomplete('is not complete JSON', { cause: error });
  }
}

function asRead<T>(request: SourceRequest, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asSourceError(error, request);
  }
}

/** Turns a read error into a source fault. Our own bugs pass through unchanged. */
function asSourceError(error: unknown, request: SourceRequest): unknown {
  if (error instanceof Incomplete) {
    return new SourceError(request, 'cut_off', `gave an answer that is not whole (${error.message})`);
  }
  if (error instanceof Unreadable) {
    return new SourceError(request, 'unreadable', `gave an answer of another form (${error.message})`);
  }
  return error;
}
