// Runs one of our scripts, installing missing packages first: `node dev/run.mjs dev/run/serve.ts`.
import { runWithProject } from './bootstrap.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) throw new Error('Usage: node dev/run.mjs SCRIPT [ARGUMENT …]');
await runWithProject(script, args);
