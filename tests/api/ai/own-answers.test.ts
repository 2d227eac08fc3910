import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CuratedProgram } from '../../../contract/programs/catalog.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram, PROGRAMS } from '../../factories/programs.ts';
import { askedOf, askedOfList, linesOf } from '../../harness/members/agent.ts';
import { type ProductWithAi, productWithAi } from '../../harness/members/ai.ts';
import { memberWith, usesOf } from '../../harness/members/analyses.ts';

const SETTINGS = { AI_MODEL: 'reader', AI_TIMEOUT_MS: '2000', AI_RETRIES: '0' };

let product: ProductWithAi;
let base: string;
beforeAll(async () => {
  product = await productWithAi();
  await upsertPrograms(product.db, PROGRAMS);
  base = await product.restart(SETTINGS);
}, 120_000);
afterAll(() => product.close());

const subscriber = () => memberWith(product.db, base);

let numbered = 0;
async function program(given: Partial<CuratedProgram> = {}): Promise<string> {
  numbered += 1;
  const id = `owned-${numbered}`;
  const contact = { text: 'Call the roof office at 614-555-0123.', source: 'law' };
  const amount = { text: 'Up to $2,500', source: 'law' };
  await upsertPrograms(product.db, [newProgram(id, { contact, amount, ...given })]);
  return id;
}

test.each([
  ['Do I qualify?', ['verdict']],
  ['Can I get this?', ['verdict']],
  ['How much could I get?', ['worth']],
  ['What papers do I need?', ['papers']],
  ['By when do I have to apply?', ['deadline']],
  ['When is the deadline?', ['deadline']],
  ['How do I apply?', ['apply']],
  ['Who do I call?', ['contact']],
  ['Do I qualify, and what documents do I need?', ['verdict', 'papers']],
])('"%s" is answered from our own data first', async (question, topics) => {
  const id = await program();
  const { answer } = await askedOf(await subscriber(), id, question);
  expect(answer).toMatchObject({ outcome: 'answered', own: { grantId: id, title: `Program ${id}`, topics } });
  // Nothing repeats it or speaks about the member in a model's choice of words.
  expect(answer.parts.filter(({ kind }) => kind === 'from_rules' || kind === 'reckoned')).toEqual([]);
});

test.each([
  'Are mobile homes covered?',
  'How much income may a family have?',
  'How long does a decision take?',
  'What did I tell you in my profile about my household?',
])('"%s" is left to the sources', async (question) => {
  const { answer } = await askedOf(await subscriber(), await program(), question);
  expect(answer.own).toBeUndefined();
});

test('what our record lacks is left to the sources', async () => {
  const id = await program({ contact: undefined });
  expect((await askedOf(await subscriber(), id, 'Who do I call?')).answer.own).toBeUndefined();
});

test('our own answer streams before any model is asked', async () => {
  const id = await program();
  const lines = await linesOf(await subscriber(), id, 'Do I qualify?');
  expect(lines[0]).toEqual({ own: { grantId: id, title: `Program ${id}`, topics: ['verdict'] } });
  expect(lines.at(-1)).toMatchObject({ message: { answer: { own: { topics: ['verdict'] } } } });
});

test('it stands when the model fails, and the question costs nothing', async () => {
  const member = await subscriber();
  const id = await program();
  product.ai.plan({ fault: 'server_error', holding: `Program ${id}\\` });
  const { answer, isKept } = await askedOf(member, id, 'Do I qualify?');
  expect(answer).toMatchObject({ outcome: 'answered', own: { topics: ['verdict'] }, fault: 'failed', parts: [] });
  expect([isKept, await usesOf('LIMIT_AGENT_QUESTIONS_PER_DAY', member)]).toEqual([true, 0]);
});

test('it stands without any model', async () => {
  onTestFinished(async () => {
    base = await product.restart(SETTINGS);
  }, 120_000);
  base = await product.restart({ ...SETTINGS, AI_API_KEY: '' });
  const { answer } = await askedOf(await subscriber(), await program(), 'What papers do I need?');
  expect(answer).toMatchObject({ outcome: 'answered', own: { topics: ['papers'] }, model: null, fault: 'no_model' });
}, 120_000);

test('a lying model adds no verdict of its own', async () => {
  const id = await program();
  product.ai.plan({ fault: 'only_lies', holding: `Program ${id}\\` });
  const { answer } = await askedOf(await subscriber(), id, 'Do I qualify?');
  expect(answer).toMatchObject({ outcome: 'answered', own: { topics: ['verdict'] }, parts: [] });
});

test('a question about the list that names a program is answered for that program', async () => {
  const member = await subscriber();
  const named = await askedOfList(member, 'Do I qualify for Winter Heating Help?');
  expect(named.answer).toMatchObject({ outcome: 'answered', own: { grantId: 'heating-help', topics: ['verdict'] } });
  expect(named.answer.parts.filter(({ kind }) => kind === 'program')).toEqual([]);
  const ruledOut = await askedOfList(member, 'Do I qualify for the Pension for Veterans?');
  expect(ruledOut.answer.own).toMatchObject({ grantId: 'veteran-pension', topics: ['verdict'] });
  const unnamed = await askedOfList(member, 'Which of these can I get while I work?');
  expect(unnamed.answer.own).toBeUndefined();
});

test('a question for a professional stays one', async () => {
  const { answer } = await askedOf(await subscriber(), await program(), 'Do I qualify, or should I sue them?');
  expect(answer).toMatchObject({ outcome: 'referred', referral: 'law' });
  expect(answer.own).toBeUndefined();
});
