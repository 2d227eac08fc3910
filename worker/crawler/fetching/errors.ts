/** Why a source could not be read. */
export type Cause =
  | 'not_allowed'
  | 'redirected_away'
  | 'too_many'
  | 'server_error'
  | 'refused'
  | 'timed_out'
  /** It comes, but in drops: whoever asks again waits as long again. */
  | 'too_slow'
  | 'unreachable'
  | 'too_large'
  | 'wrong_type'
  | 'cut_off'
  | 'unreadable'
  | 'said_error'
  /** Its list has no end. */
  | 'repeated'
  /** A fault of ours. */
  | 'unexpected';

/** Causes that may be gone when one asks again. */
const PASSING: readonly Cause[] = ['too_many', 'server_error', 'timed_out', 'unreachable', 'cut_off', 'said_error'];

export interface SourceFault {
  /** The name of the source in the registry. */
  source: string;
  cause: Cause;
  /** Without keys. */
  url: string;
  /** One sentence for the list of errors. */
  message: string;
}

/** A source could not be read: which, where, why. */
export class SourceError extends Error implements SourceFault {
  readonly source: string;
  readonly url: string;
  override readonly cause: Cause;
  /** How long the source asks to wait before the next call; null where it says nothing of that. */
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

  /** As a plain value, for the list of errors. */
  get fault(): SourceFault {
    return { source: this.source, cause: this.cause, url: this.url, message: this.message };
  }
}

const SECRET = /key|token|secret|password|auth|signature/i;

/** An address as it may stand in a log: no user, no keys among its parameters. */
export function withoutKeys(address: string): string {
  const url = URL.parse(address);
  if (!url) return 'an address that is none';
  url.username = '';
  url.password = '';
  for (const name of [...url.searchParams.keys()]) if (SECRET.test(name)) url.searchParams.set(name, '…');
  return url.href;
}
