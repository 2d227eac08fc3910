import { postLogin } from '../../../contract/account/account.ts';
import { postForgotPassword } from '../../../contract/account/passwords.ts';
import { postLogout } from '../../../contract/account/user.ts';
import { postAgentQuestion } from '../../../contract/ai/agent.ts';
import { postUnlockAnalysis } from '../../../contract/ai/analysis.ts';
import { postApplication } from '../../../contract/saved/applications.ts';
import { postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { postPriorityOrder } from '../../../contract/search/priority.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import type { Member } from '../book.ts';
import { type Actor, type Month, oneOf } from '../moment.ts';
import { logIn, save } from './members.ts';

/** The hours when members visit, a few of them each time. */
const HOURS = [1, 15, 17, 22];
const VISITORS = 4;
const WORDS = ['heating bill', 'college', 'farm', 'roof repair', 'child care'] as const;
const AI_FAULTS = ['too_many', 'server_error', 'not_json', 'cut_off'] as const;

/** Performs a member's actions on an ordinary visit. */
async function visit(month: Month, member: Member): Promise<void> {
  const { random } = month;
  const { client } = member;
  await logIn(member);
  const { grants } = (await client.ok(searchGrants, { body: { searchTerm: oneOf(WORDS, random) } })).body;
  if (random() < 0.4) await save(month, member);
  const [first] = grants;
  if (first && random() < 0.3) await client.ok(postDismissedGrant, { body: { grantId: first.id } });
  if (first && member.fate === 'keeps')
    await asksModel(
      member,
      grants.slice(0, 3).map(({ id }) => id),
    );
  if (random() < 0.2) await client.ok(postForgotPassword, { body: { email: member.email } });
  if (random() < 0.2) await client.fails(postLogin, { body: { email: member.email, password: 'Not the password 9' } });
  if (random() < 0.5) await client.ok(postLogout);
}

/** Makes a paying member's model calls. */
async function asksModel({ client }: Member, ids: string[]): Promise<void> {
  const [grantId = ''] = ids;
  await client.ok(postPriorityOrder, { body: { searchTerm: 'heating', ids } });
  const { id } = (await client.ok(postApplication, { body: { grantId } })).body;
  await client.ok(postUnlockAnalysis, { params: { id: String(id) } });
  await client.ok(postAgentQuestion, { params: { id: grantId }, body: { question: 'When is the deadline?' } });
}

/** Visiting members. They search, save, dismiss, ask a model, forget their password and log out. */
export const visits: Actor = {
  async acts(month, { day, hour }) {
    const { book, product, random } = month;
    if (book.isDisturbed || !HOURS.includes(hour)) return;
    product.ai.forgetPlans();
    if (day % 3 === 2) product.ai.plan({ fault: oneOf(AI_FAULTS, random), times: 2 });
    for (let nth = 0; nth < VISITORS; nth += 1) await visit(month, oneOf(book.living(), random));
  },
};
