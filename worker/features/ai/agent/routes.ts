import type { Context } from 'hono';
import {
  type AgentMessage,
  type AgentProgress,
  deleteAgentThread,
  deleteListThread,
  getAgentThread,
  getListThread,
  postAgentQuestion,
  postListQuestion,
} from '../../../../contract/ai/agent.ts';
import { PROGRESS_TYPE } from '../../../../contract/saved/progress.ts';
import { estimatedFactsOf } from '../../../../matching/benefits/estimates/estimated-facts.ts';
import type { Database } from '../../../db/client.ts';
import type { AppTypes } from '../../../http/context.ts';
import { progressResponse } from '../../../http/progress.ts';
import { route } from '../../../http/route.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { profileOf } from '../../account/account.ts';
import { findProgram } from '../../programs/find-program.ts';
import { wholeInState } from '../../programs/local-forms.ts';
import { unknownProgram } from '../../programs/program.ts';
import { ownSpanishOf } from '../analysis/spanish/own-spanish.ts';
import { askAboutList } from './ask-list.ts';
import { askAboutProgram } from './ask-program.ts';
import type { Asking } from './asking.ts';
import { deleteMessages, findMessages, findPending, type ThreadOf } from './queries.ts';

export const agentRoutes = [
  route(getListThread, ({ signedIn, context }) =>
    threadOf(context.get('db'), { userId: signedIn.account.id, grantId: null }),
  ),

  route(postListQuestion, async ({ body, signedIn, context }) => {
    const reference = await context.get('reference')();
    const profile = profileOf(signedIn.account);
    const facts = estimatedFactsOf(profile, reference.figures);
    const { state } = facts;
    const member = { db: context.get('db'), profile, state, dismissed: signedIn.dismissed, reference };
    return answered(context, signedIn, { facts, key: body.key }, (asking) =>
      askAboutList(asking, member, body.question),
    );
  }),

  route(deleteListThread, async ({ signedIn, context }) => {
    await deleteMessages(context.get('db'), { userId: signedIn.account.id, grantId: null });
    return { messages: [], pending: null };
  }),

  route(getAgentThread, ({ params, signedIn, context }) =>
    threadOf(context.get('db'), { userId: signedIn.account.id, grantId: params.id }),
  ),

  route(postAgentQuestion, async ({ params, body, signedIn, context }) => {
    const [found, reference] = await Promise.all([
      findProgram(context.get('db'), params.id),
      context.get('reference')(),
    ]);
    if (!found) throw unknownProgram();
    const facts = estimatedFactsOf(profileOf(signedIn.account), reference.figures);
    const program = wholeInState(found, facts.state, reference);
    return answered(context, signedIn, { facts, key: body.key }, (asking) =>
      askAboutProgram(asking, program, body.question),
    );
  }),

  route(deleteAgentThread, async ({ params, signedIn, context }) => {
    await deleteMessages(context.get('db'), { userId: signedIn.account.id, grantId: params.id });
    return { messages: [], pending: null };
  }),
];

async function threadOf(db: Database, thread: ThreadOf) {
  const [messages, pending] = await Promise.all([findMessages(db, thread), findPending(db, thread)]);
  return { messages, pending };
}

/** Streams progress as lines of JSON, or sends one response at the end if the client doesn't accept a stream. */
async function answered(
  context: Context<AppTypes>,
  { account }: SignedIn,
  { facts, key = crypto.randomUUID() }: { facts: Asking['facts']; key: string | undefined },
  answer: (asking: Asking) => Promise<AgentMessage>,
): Promise<Response | { message: AgentMessage }> {
  const { db, settings } = context.var;
  const asking = { db, settings, userId: account.id, facts, key, spanish: await ownSpanishOf(context) };
  // A member who leaves the page while a model is answering finds the answer when they come back.
  const keepRunning = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
  if (!context.req.header('accept')?.includes(PROGRESS_TYPE)) {
    const work = answer({ ...asking, tell: () => {} });
    keepRunning(work.catch(() => {}));
    return { message: await work };
  }
  return progressResponse<AgentProgress>(async (tell) => ({ message: await answer({ ...asking, tell }) }), {
    keepRunning,
    failureOf: context.get('failureOf'),
    say: await context.get('answersFor')(),
  });
}
