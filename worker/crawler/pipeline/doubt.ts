/** Thrown when what a source returned can't be its real list. The source fails, and none of its programs are closed. */
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
  /** True if reading stopped before the end of the list, so there may be more. */
  isAtLeast: boolean;
  /** A few of the new programs. */
  sample: readonly { title: string; provider: string | null; url: string | null }[];
}

/** Thrown when a source lists far more than ever before. An admin has to review it before it's published. */
export class Held extends Doubt {
  readonly fill: Fill;

  constructor(fill: Fill) {
    const { before, named, isAtLeast } = fill;
    const count = `${isAtLeast ? 'at least ' : ''}${named.toLocaleString('en-US')}`;
    super(
      'held',
      `It lists ${count} new programs, but had only ${before.toLocaleString('en-US')} before. That many at once looks like a fault, so none were stored and none were closed. An admin decides under Sources whether to let them in.`,
    );
    this.fill = fill;
  }
}
