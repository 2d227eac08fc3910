import type { Context } from 'hono';
import {
  type Analysis,
  type AnalysisProgress,
  getAnalysis,
  postApplicationDetails,
  postUnlockAnalysis,
} from '../../../../contract/ai/analysis.ts';
import { PROGRESS_TYPE } from '../../../../contract/saved/progress.ts';
import { estimatedFactsOf } from '../../../../matching/benefits/estimates/estimated-facts.ts';
import type { AppTypes } from '../../../http/context.ts';
import { progressResponse } from '../../../http/progress.ts';
import { route } from '../../../http/route.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { profileOf } from '../../account/account.ts';
import type { Program } from '../../programs/program.ts';
import { programDescribed } from './checks/titled.ts';
import type { Step } from './make.ts';
import { ownSpanishOf } from './spanish/own-spanish.ts';
import { type Asker, programOfApplication, unlockAnalysis, unlockedAnalysis } from './unlock.ts';

async function askerOf({ account }: SignedIn, context: Context<AppTypes>): Promise<Asker> {
  const reference = await context.get('reference')();
  return { userId: account.id, facts: estimatedFactsOf(profileOf(account), reference.figures), reference };
}

async function unlock(
  context: Context<AppTypes>,
  asker: Asker,
  program: Program,
  onStep: (step: Step) => void,
): Promise<Analysis> {
  const { db, settings } = context.var;
  const spanish = await ownSpanishOf(context);
  const work = unlockAnalysis({ db, settings, userId: asker.userId, spanish, onStep }, asker, program);
  // A member who leaves the page while a model is answering finds the answer when they come back.
  context.executionCtx.waitUntil(work.catch(() => {}));
  return work;
}

export const analysisRoutes = [
  route(postUnlockAnalysis, async ({ params, signedIn, context }) => {
    const asker = await askerOf(signedIn, context);
    const program = await programOfApplication(context.get('db'), asker.userId, params.id);
    if (!context.req.header('accept')?.includes(PROGRESS_TYPE)) {
      return { analysis: await unlock(context, asker, program, () => {}) };
    }
    return progressResponse<AnalysisProgress>(
      async (tell) => ({ analysis: await unlock(context, asker, program, (step) => tell({ step })) }),
      {
        keepRunning: (work) => context.executionCtx.waitUntil(work),
        failureOf: context.get('failureOf'),
        say: await context.get('answersFor')(),
      },
    );
  }),

  route(getAnalysis, async ({ params, signedIn, context }) => {
    const { db, settings } = context.var;
    const before = { db, settings, spanish: await ownSpanishOf(context) };
    return { analysis: await unlockedAnalysis(before, await askerOf(signedIn, context), params.id) };
  }),

  route(postApplicationDetails, async ({ body, signedIn, context }) => {
    const program = await programDescribed(context.get('db'), body);
    return unlock(context, await askerOf(signedIn, context), program, () => {});
  }),
];
