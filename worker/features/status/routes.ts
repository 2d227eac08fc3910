import { getStatus, postClientError } from '../../../contract/status.ts';
import { route } from '../../http/route.ts';
import { noteClientError } from './client-errors.ts';
import { countError } from './error-counts.ts';
import { statusOf } from './status.ts';

export const statusRoutes = [
  route(getStatus, async ({ context }) => {
    const now = Date.now();
    return {
      at: new Date(now).toISOString(),
      lines: await statusOf(context.get('db'), context.get('settings'), now),
    };
  }),

  route(postClientError, async ({ body, context }) => {
    const keepRunning = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
    keepRunning(noteClientError(context.env, body, context.get('requestId')));
    countError(context.get('db'), 'browser', keepRunning);
    return { message: 'Noted.' };
  }),
];
