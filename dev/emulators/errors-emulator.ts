/** Runs a fake error tracker on ERRORS_PORT or a free port until it's stopped. Prints what it receives. */
import { startErrorTracker } from '../errors/server.ts';

const tracker = await startErrorTracker(Number(process.env['ERRORS_PORT'] || 0));
console.log(`A fake error tracker is running. In another terminal:

  SENTRY_DSN=${tracker.dsn} npm start

Stop with Ctrl-C.`);
let shown = 0;
setInterval(() => {
  for (; shown < tracker.events.length; shown += 1) console.log(JSON.stringify(tracker.events[shown]));
  for (const complaint of tracker.complaints.splice(0)) console.error(complaint);
}, 500);
