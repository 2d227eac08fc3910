import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/errors.ts';
import { Client } from '../harness/client.ts';
import { nameOf } from '../harness/valid-requests.ts';
import type { Outcome } from './plan.ts';

interface Call<E extends Endpoint> {
  params?: Record<string, string>;
  body?: Input<E['body']>;
  /** A name for some of an endpoint's calls, if their costs differ. */
  as?: string;
}

/** The expected response at an address of the site. */
export interface Page {
  name: string;
  whole: string;
}

/**
 * A request waits up to ten seconds for the database. The rest of this limit is for the queue in front of the Worker,
 * which on one machine is wrangler's. A request that waits longer than this gets no response at all.
 */
const HANG_MS = 30_000;

/** A client with a browser, which records each call's result. */
export class Visitor {
  readonly client: Client;
  readonly note: (outcome: Outcome) => void;

  constructor(base: string, note: (outcome: Outcome) => void) {
    this.client = new Client(base);
    this.note = note;
  }

  /** Calls an endpoint. Returns null if the call was rejected or failed. */
  async call<E extends Endpoint>(
    endpoint: E,
    { params = {}, body, as }: Call<E> = {},
  ): Promise<Output<E['response']> | null> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'));
    const answer = await this.#timed(
      as ?? nameOf(endpoint),
      this.client.send(endpoint.method, path, { body }),
      ({ status, text, headers }) => {
        const json: unknown = /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text;
        if (status === 200) return endpoint.response.parse(json) as Output<E['response']>;
        errorBody.parse(json);
        return null;
      },
    );
    return answer ?? null;
  }

  /** Opens a page of the site and checks that it arrived completely. */
  async open(path: string, { name, whole }: Page): Promise<void> {
    await this.#timed(`page ${name}`, this.client.send('GET', path), ({ text }) => {
      if (text !== whole) throw new Error(`${text.length} characters of ${whole.length}`);
    });
  }

  async #timed<A extends { status: number }, T>(what: string, sent: Promise<A>, read: (answer: A) => T) {
    const at = performance.now();
    const note = (status: number | null, fault: string | null) =>
      this.note({ what, at, ms: performance.now() - at, status, fault });
    const hang = AbortSignal.timeout(HANG_MS);
    const never = new Promise<never>((_, reject) => {
      hang.addEventListener('abort', () => reject(new Error(`No answer within ${HANG_MS} ms`)));
    });
    let answer: A;
    try {
      answer = await Promise.race([sent, never]);
    } catch (error) {
      note(null, reasonOf(error));
      return undefined;
    }
    try {
      const value = read(answer);
      note(answer.status, null);
      return value;
    } catch (error) {
      note(answer.status, `Not as the contract says: ${reasonOf(error).slice(0, 300)}`);
      return undefined;
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}
