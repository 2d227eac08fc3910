/**
 * Waits for the end of the start that began it, and ends what that one left running: a start that is killed, with its whole
 * process group even, can end nothing itself. Its end is the end of our input. Usage: node dev/end-with-start.ts DATA_DIR OWNER
 */
import { endLeftovers } from './run-file.ts';

const [dataDir, owner] = process.argv.slice(2);
if (!dataDir || !owner) throw new Error('Usage: node dev/end-with-start.ts DATA_DIR OWNER');
for await (const _ of process.stdin);
await endLeftovers(dataDir, owner);
