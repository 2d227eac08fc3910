import * as z from 'zod/mini';
import { profile } from '../../../../contract/profile/profile.ts';
import type { Answer } from '../../../../contract/profile/questions.ts';
import { estimatedFactsOf } from '../../../../matching/benefits/estimates/estimated-facts.ts';
import { openFacts } from '../../../../matching/conditions/questions.ts';
import { truthIn } from '../../../../matching/rules/evaluate.ts';
import type { Database } from '../../../db/client.ts';
import { accountGone } from '../../../failure.ts';
import type { Reference } from '../../../http/context.ts';
import { type Account, profileOf } from '../../account/account.ts';
import { findRules, storeAnswer } from './queries.ts';

const answers = z.partial(profile);

export interface SavedAnswer {
  account: Account;
  /** How many listed programs were open before, and are now decided, as eligible or not. */
  decided: number;
  /** How many listed programs are still open, but with one fewer condition to answer. */
  clearer: number;
}

/**
 * Stores a profile answer, and returns its effect on the listed programs. Throws `unauthenticated` if the account is
 * gone.
 */
export async function saveAnswer(
  db: Database,
  before: Account,
  { field, answer, listed }: Answer,
  reference: Reference,
): Promise<SavedAnswer> {
  const [account, rules] = await Promise.all([
    storeAnswer(db, before.id, answers.parse({ [field]: answer })),
    findRules(db, listed),
  ]);
  if (!account) throw accountGone();
  const was = estimatedFactsOf(profileOf(before), reference.figures);
  const is = estimatedFactsOf(profileOf(account), reference.figures);
  const open = rules.filter((rule) => truthIn(rule, was) === 'unknown');
  const stillOpen = open.filter((rule) => truthIn(rule, is) === 'unknown');
  const clearer = stillOpen.filter((rule) => {
    const waiting = openFacts(rule, is);
    return [...openFacts(rule, was)].some((fact) => !waiting.has(fact));
  });
  return { account, decided: open.length - stillOpen.length, clearer: clearer.length };
}
