import type { ResultSet } from '@libsql/client/web';
import type { WireStatement } from './wire.ts';

type Run = (statements: readonly WireStatement[]) => Promise<PromiseSettledResult<ResultSet>[]>;

interface Waiting {
  statement: WireStatement;
  settle: (result: PromiseSettledResult<ResultSet>) => void;
}

/** One call runs its statements one after the other: of many, each would wait for too many. */
const MOST_TOGETHER = 3;

/**
 * Has reads that are asked for in the same turn share a call, as the check of a session and what its member asks for. A
 * call costs more than most reads do. What writes goes at once, alone: it may wait for a lock.
 */
export function runTogether(run: Run): (statement: WireStatement, isRead: boolean) => Promise<ResultSet> {
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
