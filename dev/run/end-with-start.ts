/**
 * Waits for the start command that launched it to end, then stops any processes it left running. A start killed with
 * its whole process group can't clean up itself. Its end closes our input. Usage: node dev/run/end-with-start.ts DATA_DIR
 * OWNER
 */
import { endLeftovers } from './run-file.ts';

const [dataDir, owner] = process.argv.slice(2);
if (!dataDir || !owner) throw new Error('Usage: node dev/run/end-with-start.ts DATA_DIR OWNER');
for await (const _ of process.stdin);
await endLeftovers(dataDir, owner);
