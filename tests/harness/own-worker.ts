import { ROOT } from '../../dev/stack.ts';
import { WORKER_BUNDLE } from '../../dev/worker-build.ts';

/**
 * Options of a Worker of a test's own in wrangler's harness, bundled already: to bundle takes longer than to start. With
 * `drainsBodies` it is bundled as for `npm start`: what of a request nobody reads is read to its end there, as the platform
 * does it. The runtime alone closes the connection on who is still sending, who then has no answer.
 */
export function ownWorker(vars: Record<string, string>, { drainsBodies = false } = {}) {
  const bundle = drainsBodies ? {} : { prebuiltWorkerDir: WORKER_BUNDLE };
  return { root: ROOT, workers: [{ configPath: 'wrangler.toml', ...bundle, vars }] };
}
