import { getRecentDisasters } from '../../../../contract/programs/disasters.ts';
import { route } from '../../../http/route.ts';
import { recentDisasters } from './recent.ts';

/** How long to cache the response, which changes with the nightly crawl. */
const KEPT_FOR = 'public, max-age=3600';

export const disasterRoutes = [
  route(getRecentDisasters, async ({ context }) => {
    const recent = await recentDisasters(context.get('db'), Date.now());
    context.header('Cache-Control', KEPT_FOR);
    return { recent };
  }),
];
