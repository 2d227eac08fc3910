// `npm start`: installs what is missing, then runs the product on this machine.
import { runWithProject } from './bootstrap.mjs';

await runWithProject('dev/serve.ts');
