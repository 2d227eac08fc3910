/**
 * Waits for the start command that launched it to exit, then stops the processes that command left running. A start
 * that's killed along with its process group can't clean up after itself, but its exit closes our input.
 * Usage: node dev/run/end-with-start.ts DATA_DIR OWNER
 */
import { endLeftovers } from './run-file.ts';

const [dataDir, owner] = process.argv.slice(2);
if (!dataDir || !owner) throw new Error('Usage: node dev/run/end-with-start.ts DATA_DIR OWNER');
for await (const _ of process.stdin);
await endLeftovers(dataDir, owner);
