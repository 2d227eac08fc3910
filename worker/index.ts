import { app } from './app.ts';
import { scheduled } from './features/upkeep/scheduled.ts';

export default { fetch: app.fetch, scheduled };
