/** Why a source couldn't be read. */
export type Cause =
  | 'not_allowed'
  | 'redirected_away'
  | 'too_many'
  | 'server_error'
  | 'refused'
  | 'timed_out'
  /** Data arrives, but in a trickle: a retry would take just as long. */
  | 'too_slow'
  | 'unreachable'
  | 'too_large'
  | 'wrong_type'
  | 'cut_off'
  | 'unreadable'
  | 'said_error'
  /** The list never ends. */
  | 'repeated'
  /** Our own bug. */
  | 'unexpected';

/** Causes that a retry may fix. */
const PASSING: readonly Cause[] = ['too_many', 'server_error', 'timed_out', 'unreachable', 'cut_off', 'said_error'];

export interface SourceFault {
  /** The source's name in the registry. */
  source: string;
  cause: Cause;
  /** With any keys removed. */
  url: string;
  /** One sentence for the error list. */
  message: string;
}

/** Thrown when a source can't be read: states which one, where, and why. */
export class SourceError extends Error implements SourceFault {
  readonly source: string;
  readonly url: string;
  override readonly cause: Cause;
  /** How long the source asks to wait before the next call; null if it didn't say. */
  readonly retryAfterMs: number | null;

  constructor(
    { source, url }: { source: string; url: string },
    cause: Cause,
    what: string,
    { retryAfterMs = null }: { retryAfterMs?: number | null } = {},
  ) {
    const shown = withoutKeys(url);
    super(`${source}: ${shown} ${what}.`.toWellFormed());
    this.name = 'SourceError';
    this.source = source;
    this.url = shown;
    this.cause = cause;
    this.retryAfterMs = retryAfterMs;
  }

  get isPassing(): boolean {
    return PASSING.includes(this.cause);
  }

  /** The error as a plain object, for the error list. */
  get fault(): SourceFault {
    return { source: this.source, cause: this.cause, url: this.url, message: this.message };
  }
}

const SECRET = /key|token|secret|password|auth|signature/i;

/** Removes the user name, password and any keys from a URL, so it's safe to log. */
export function withoutKeys(address: string): string {
  const url = URL.parse(address);
  if (!url) return 'an invalid address';
  url.username = '';
  url.password = '';
  for (const name of [...url.searchParams.keys()]) if (SECRET.test(name)) url.searchParams.set(name, '…');
  return url.href;
}
