import type { ResultSet } from '@libsql/client/web';
import type { WireStatement } from './wire.ts';

type Run = (statements: readonly WireStatement[]) => Promise<PromiseSettledResult<ResultSet>[]>;

interface Waiting {
  statement: WireStatement;
  settle: (result: PromiseSettledResult<ResultSet>) => void;
}

/** A call runs its statements one after another. With more of them, the last one would wait too long. */
const MOST_TOGETHER = 3;

/**
 * Sends reads from the same turn of the event loop in one call, such as the session check and the member's query,
 * because a call costs more than most reads. A write is sent right away in its own call, because it may wait for a
 * lock.
 */
export function batchReads(run: Run): (statement: WireStatement, isRead: boolean) => Promise<ResultSet> {
  let waiting: Waiting[] = [];
  const flush = () => {
    const some = waiting;
    waiting = [];
    void send(run, some);
  };
  return (statement, isRead) =>
    new Promise((resolve, reject) => {
      const settle = (result: PromiseSettledResult<ResultSet>) =>
        result.status === 'fulfilled' ? resolve(result.value) : reject(result.reason);
      if (!isRead) return void send(run, [{ statement, settle }]);
      waiting.push({ statement, settle });
      if (waiting.length === 1) setTimeout(flush, 0);
      else if (waiting.length === MOST_TOGETHER) flush();
    });
}

async function send(run: Run, some: readonly Waiting[]): Promise<void> {
  if (some.length === 0) return;
  try {
    const results = await run(some.map(({ statement }) => statement));
    for (const [index, result] of results.entries()) some[index]?.settle(result);
  } catch (reason) {
    for (const { settle } of some) settle({ status: 'rejected', reason });
  }
}
