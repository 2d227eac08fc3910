import { ROOT } from '../../../dev/run/stack.ts';
import { WORKER_BUNDLE } from '../../../dev/run/worker-build.ts';

/**
 * Returns options for a test's own Worker in wrangler's harness. It's already bundled, because bundling takes longer
 * than starting. With `drainsBodies`, it's bundled as for `npm start`, and unread request bodies are drained, as on the
 * platform. Otherwise the runtime closes the connection while the client is still sending, and the client gets no
 * response.
 */
export function ownWorker(vars: Record<string, string>, { drainsBodies = false } = {}) {
  const bundle = drainsBodies ? {} : { prebuiltWorkerDir: WORKER_BUNDLE };
  return { root: ROOT, workers: [{ configPath: 'wrangler.toml', ...bundle, vars }] };
}
