import * as z from 'zod/mini';
import { profile } from '../../../contract/profile.ts';
import type { Answer } from '../../../contract/questions.ts';
import { truthIn } from '../../../matching/evaluate.ts';
import { factsOf } from '../../../matching/facts.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../http/errors.ts';
import { type Account, profileOf } from '../account/account.ts';
import { findRules, storeAnswer } from './queries.ts';

const answers = z.partial(profile);

/**
 * Stores one answer of the profile and says how many of the listed programs it decided: open before, and eligible or
 * not now. Throws `unauthenticated` where the account is gone.
 */
export async function saveAnswer(
  db: Database,
  before: Account,
  { field, answer, listed }: Answer,
): Promise<{ account: Account; decided: number }> {
  const [account, rules] = await Promise.all([
    storeAnswer(db, before.id, answers.parse({ [field]: answer })),
    findRules(db, listed),
  ]);
  if (!account) throw new ApiFailure('unauthenticated', 'This account does not exist any more.');
  const [was, is] = [factsOf(profileOf(before)), factsOf(profileOf(account))];
  const decided = rules.filter((rule) => truthIn(rule, was) === 'unknown' && truthIn(rule, is) !== 'unknown');
  return { account, decided: decided.length };
}
