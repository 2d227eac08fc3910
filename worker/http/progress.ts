import type { ErrorBody } from '../../contract/errors.ts';
import { PROGRESS_TYPE } from '../../contract/progress.ts';

interface Around {
  /** Is given the work, which goes on when the reader has left. */
  keepRunning(work: Promise<unknown>): void;
  failureOf(error: unknown): Promise<ErrorBody>;
}

/**
 * Runs something that tells how far it is, and answers with a line for each thing that it tells and one for what came of
 * it. What fails before the first line is thrown, so that it has its own status; later a line says it.
 */
export async function progressResponse<Line extends object>(
  work: (tell: (line: Line) => void) => Promise<Line>,
  { keepRunning, failureOf }: Around,
): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // A reader that has gone is no reason to stop.
  const write = (line: Line | { error: ErrorBody }) =>
    writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => {});
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
  const told = running.then(write, async (error: unknown) =>
    hasBegun ? write({ error: await failureOf(error) }) : writer.abort(),
  );
  keepRunning(told.then(() => writer.close()).catch(() => {}));
  await Promise.race([firstLine, running]);
  return new Response(readable, { headers: { 'Content-Type': PROGRESS_TYPE, 'X-Accel-Buffering': 'no' } });
}
