import { getAi, getAiCosts } from '../../../contract/ai/ai.ts';
import { whoAnswers } from '../../clients/ai/ai.ts';
import { route } from '../../http/route.ts';
import { costsByDay } from './costs.ts';

/** The response changes only when the operator sets up a model. */
const KEPT_FOR = 'public, max-age=300';

export const aiRoutes = [
  route(getAi, async ({ context }) => {
    context.header('Cache-Control', KEPT_FOR);
    return { answers: whoAnswers(context.get('settings')) };
  }),

  route(getAiCosts, async ({ context }) => {
    const now = Date.now();
    return {
      answers: whoAnswers(context.get('settings')),
      today: new Date(now).toISOString().slice(0, 10),
      days: await costsByDay(context.get('db'), now),
    };
  }),
];
