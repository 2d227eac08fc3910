/** What a source gives cannot be what it lists. It has failed then, and nothing of it is closed. */
export class Doubt extends Error {
  override readonly cause: string;

  constructor(cause: string, message: string) {
    super(message);
    this.cause = cause;
  }
}

export interface Fill {
  /** How many records or programs the source had before. */
  before: number;
  named: number;
  /** Its list was left before its end: there may be more. */
  isAtLeast: boolean;
  /** Some of the new programs. */
  sample: readonly { title: string; provider: string | null; url: string | null }[];
}

/** A source names far more than it ever had: an admin has to look at it before it comes in. */
export class Held extends Doubt {
  readonly fill: Fill;

  constructor(fill: Fill) {
    const { before, named, isAtLeast } = fill;
    const count = `${isAtLeast ? 'at least ' : ''}${named.toLocaleString('en-US')}`;
    super(
      'held',
      `It names ${count} programs that are new, where it had ${before.toLocaleString('en-US')} before. So many at once are rather a fault: none was stored and none closed. An admin decides under Sources whether they come in.`,
    );
    this.fill = fill;
  }
}
