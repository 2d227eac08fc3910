import { type Analysis, type AnalysisProgress, PROGRESS_TYPE } from '../../../contract/analysis.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Step } from './make.ts';

/**
 * Runs something that tells its steps, and answers with a line for each and one for what came of it. What fails before
 * the first step is thrown, so that it has its own status; later a line says it. `keepRunning` is given the work, which
 * goes on when the reader has left.
 */
export async function progressResponse(
  work: (onStep: (step: Step) => void) => Promise<Analysis>,
  {
    keepRunning,
    failureOf,
  }: { keepRunning(work: Promise<unknown>): void; failureOf(error: unknown): Promise<ErrorBody> },
): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // A reader that has gone is no reason to stop.
  const write = (line: AnalysisProgress) => writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => {});
  let begun = () => {};
  const firstStep = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let hasBegun = false;
  const running = work((step) => {
    hasBegun = true;
    begun();
    void write({ step });
  });
  const told = running.then(
    (analysis) => write({ analysis }),
    async (error: unknown) => (hasBegun ? write({ error: await failureOf(error) }) : writer.abort()),
  );
  keepRunning(told.then(() => writer.close()).catch(() => {}));
  await Promise.race([firstStep, running]);
  return new Response(readable, { headers: { 'Content-Type': PROGRESS_TYPE, 'X-Accel-Buffering': 'no' } });
}
