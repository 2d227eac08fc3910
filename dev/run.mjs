// Runs a script of ours with what it needs: `node dev/run.mjs dev/serve.ts`. Installs the packages where they are missing.
import { runWithProject } from './bootstrap.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) throw new Error('Usage: node dev/run.mjs SCRIPT [ARGUMENT …]');
await runWithProject(script, args);
