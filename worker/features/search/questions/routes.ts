import { putAnswer } from '../../../../contract/profile/questions.ts';
import { route } from '../../../http/route.ts';
import { userOf } from '../../account/account.ts';
import { saveAnswer } from './answer.ts';

export const questionRoutes = [
  route(putAnswer, async ({ body, signedIn, context }) => {
    const { account, ...effect } = await saveAnswer(
      context.get('db'),
      signedIn.account,
      body,
      await context.get('reference')(),
    );
    return { user: userOf(account, context.get('settings')), ...effect };
  }),
];
