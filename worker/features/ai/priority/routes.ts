import { postPriorityOrder } from '../../../../contract/search/priority.ts';
import { route } from '../../../http/route.ts';
import { profileOf } from '../../account/account.ts';
import { priorityOrderFor } from './priority.ts';

export const priorityRoutes = [
  route(postPriorityOrder, ({ body, signedIn, context }) => {
    const { db, settings, reference } = context.var;
    const { account } = signedIn;
    const work = priorityOrderFor({ db, settings, reference, userId: account.id }, profileOf(account), body);
    // A member who leaves the page while a model is ranking finds the order when they come back.
    context.executionCtx.waitUntil(work.catch(() => {}));
    return work;
  }),
];
