import type * as z from 'zod/mini';
import type { clientError } from '../../../contract/status.ts';
import { exceptionOfBrowser } from '../../clients/errors/event.ts';
import { reportExceptions } from '../../clients/errors/report.ts';

type ClientError = z.output<typeof clientError>;

/** Returns only the first part of a path, because the rest may name a program or member, or be a secret link. */
export function pageOf(path: string): string {
  return /^\/[a-z-]{0,40}/.exec(path)?.[0] ?? '/';
}

/** Logs and reports a page's script error, without anything personal. */
export async function noteClientError(bindings: unknown, error: ClientError, requestId: string): Promise<void> {
  const exception = exceptionOfBrowser(error);
  const page = pageOf(error.page);
  console.error(JSON.stringify({ requestId, browser: page, error: `${exception.type}: ${exception.value}` }));
  await reportExceptions(bindings, { where: `browser ${page}`, requestId }, [exception], 'browser');
}
