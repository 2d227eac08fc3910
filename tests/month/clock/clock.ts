import { openSync, writeSync } from 'node:fs';

const NANOSECONDS = 1_000_000n;

/** The wall clock of this process and its child processes. */
export interface MovedClock {
  /** Moves the clock forward to this time (ms), unless it's already later. */
  moveTo(time: number): void;
}

/** Opens the clock that `compiledClock` created. */
export function movedClock(): MovedClock {
  const path = process.env['MOVED_CLOCK'];
  if (!path || !process.env['LD_PRELOAD'])
    throw new Error('Start it with npm run test:month: the clock has to be moved.');
  const file = openSync(path, 'r+');
  let ahead = 0n;
  return {
    moveTo(time) {
      const by = time - Date.now();
      if (by <= 0) return;
      ahead += BigInt(by) * NANOSECONDS;
      const bytes = Buffer.alloc(8);
      bytes.writeBigInt64LE(ahead);
      writeSync(file, bytes, 0, bytes.length, 0);
      if (Math.abs(Date.now() - time) > 60_000) throw new Error('The clock did not move.');
    },
  };
}
