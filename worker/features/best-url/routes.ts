import { getBestUrl } from '../../../contract/grants.ts';
import { route } from '../../http/route.ts';
import { askOf } from './ask.ts';
import { bestUrlFor } from './best-url.ts';

export const bestUrlRoutes = [
  route(getBestUrl, async ({ params, context }) =>
    bestUrlFor(context.get('db'), askOf(context.get('settings')), params.id),
  ),
];
