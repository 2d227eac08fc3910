import type { ErrorBody } from '../../contract/errors.ts';
import { PROGRESS_TYPE } from '../../contract/saved/progress.ts';

interface Around {
  /** Keeps the work running after the reader has left. */
  keepRunning(work: Promise<unknown>): void;
  failureOf(error: unknown): Promise<ErrorBody>;
  /** Translates a line into the caller's language. */
  say(line: unknown): unknown;
}

/**
 * Runs work that reports progress, and streams one line per report plus one for the result. A failure before the first
 * line is thrown, so it gets its own status; later it becomes a line.
 */
export async function progressResponse<Line extends object>(
  work: (tell: (line: Line) => void) => Promise<Line>,
  { keepRunning, failureOf, say }: Around,
): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // Keep working even if the reader has left.
  const write = (line: Line | { error: ErrorBody }) =>
    writer.write(encoder.encode(`${JSON.stringify(say(line))}\n`)).catch(() => {});
  let begun = () => {};
  const firstLine = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let hasBegun = false;
  const running = work((line) => {
    hasBegun = true;
    begun();
    void write(line);
  });
  const written = running.then(write, async (error: unknown) =>
    hasBegun ? write({ error: await failureOf(error) }) : writer.abort(),
  );
  keepRunning(written.then(() => writer.close()).catch(() => {}));
  await Promise.race([firstLine, running]);
  return new Response(readable, { headers: { 'Content-Type': PROGRESS_TYPE, 'X-Accel-Buffering': 'no' } });
}
