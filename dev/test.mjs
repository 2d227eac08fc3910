// `npm test`: installs what is missing, then checks and tests everything.
import { runWithProject } from './bootstrap.mjs';

await runWithProject('dev/run-tests.ts', process.argv.slice(2));
