import { getSubscription } from '../../../contract/billing.ts';
import { route } from '../../http/route.ts';

export const billingRoutes = [route(getSubscription, async ({ signedIn }) => signedIn.plan)];
