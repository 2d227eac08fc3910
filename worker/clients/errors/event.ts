import { isFailedStatement } from '../../db/database-errors.ts';
import { impersonal } from './impersonal.ts';

/** An unexpected error and what may be reported about it. */
export interface Trouble {
  error: unknown;
  /** The call or the task: `POST /api/grants/search`, `task mail`. Never a URL with values in it. */
  where: string;
  requestId?: string;
  /** The member as a hash. */
  member?: string;
}

interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
}

export interface Exception {
  type: string;
  value: string;
  stacktrace?: { frames: Frame[] };
}

const MOST_CAUSES = 3;
const MOST_FRAMES = 30;

/** Returns an error and its causes, deepest cause first, in Sentry's order. */
export function exceptionsOf(error: unknown): Exception[] {
  const found: Exception[] = [];
  for (let current = error; current !== undefined && current !== null && found.length <= MOST_CAUSES; ) {
    found.unshift(exceptionOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return found;
}

function exceptionOf(error: unknown): Exception {
  if (!(error instanceof Error)) return { type: 'Error', value: impersonal(String(error)) };
  // A failed statement's message contains its values. Its cause only says why it failed.
  const value = isFailedStatement(error) ? 'A statement failed' : impersonal(error.message);
  const code = 'code' in error && typeof error.code === 'string' ? ` (${impersonal(error.code)})` : '';
  const frames = framesOf(error.stack ?? '');
  return { type: error.name, value: value + code, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) };
}

/** Returns the stack lines that have a location, outermost first. The message above them could contain anything. */
export function framesOf(stack: string): Frame[] {
  const lines = stack.split('\n').flatMap((line) => {
    const [, name = '', file = '', row = '0', column = '0'] =
      /^\s*at (?:async )?(?:(.{1,120}?) \()?([^\s()?#]{1,300})(?:[?#][^\s():]*)?:(\d{1,7}):(\d{1,7})\)?$/.exec(line) ??
      /^([\w$.<>/*]{0,120})@([^\s()?#]{1,300})(?:[?#][^\s():]*)?:(\d{1,7}):(\d{1,7})$/.exec(line) ??
      [];
    return file === '' ? [] : [{ function: name || '?', filename: file, lineno: Number(row), colno: Number(column) }];
  });
  return lines.slice(0, MOST_FRAMES).toReversed();
}

/** Returns the grouping key: errors with the same place, type and origin become one issue. */
export function fingerprintOf(where: string, exceptions: readonly Exception[]): string[] {
  const last = exceptions.at(-1);
  const place = last?.stacktrace?.frames.at(-1);
  const root = exceptions[0];
  return [
    where,
    last?.type ?? '',
    place ? `${place.function} ${place.filename}` : '',
    (root?.value ?? '').replace(/\d+/g, '0'),
  ];
}

/** Converts an error from a page's script, as the page's reporter sends it. */
export function exceptionOfBrowser({
  name,
  message,
  stack,
}: {
  name: string;
  message: string;
  stack: string;
}): Exception {
  const frames = framesOf(stack);
  const type = /^\w{1,60}$/.test(name) ? name : 'Error';
  return { type, value: impersonal(message), ...(frames.length > 0 ? { stacktrace: { frames } } : {}) };
}
