import type { Context } from 'hono';
import { deleteDraft, getDrafts, putDraft } from '../../../../contract/ai/drafts.ts';
import type { AppTypes } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { type Drafting, draftsFor, keepDraft, resetDraft } from './drafts.ts';

async function drafting(
  signedIn: SignedIn,
  { var: { db, settings, reference } }: Context<AppTypes>,
): Promise<Drafting> {
  return { db, settings, signedIn, reference: await reference() };
}

export const draftRoutes = [
  route(getDrafts, async ({ params, signedIn, context }) => ({
    drafts: await draftsFor(await drafting(signedIn, context), params.id),
  })),

  route(putDraft, async ({ params, body, signedIn, context }) =>
    keepDraft(await drafting(signedIn, context), params.id, params.kind, body),
  ),

  route(deleteDraft, async ({ params, signedIn, context }) =>
    resetDraft(await drafting(signedIn, context), params.id, params.kind),
  ),
];
