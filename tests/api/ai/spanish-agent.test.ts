import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AgentMessage, getAgentThread, postAgentQuestion, postListQuestion } from '../../../contract/ai/agent.ts';
import { PROGRESS_TYPE } from '../../../contract/saved/progress.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { curatedRows } from '../../factories/curated.ts';
import { newProgram } from '../../factories/programs.ts';
import { type ProductWithAi, productWithAi } from '../../harness/members/ai.ts';
import { memberWith, type Subscriber } from '../../harness/members/analyses.ts';

const SETTINGS = { AI_MODEL: 'reader', AI_TIMEOUT_MS: '2000', AI_RETRIES: '0' };
const SPANISH = { 'accept-language': 'es' };
const TEXT =
  'Applicants must own the home. Mobile homes are not covered. The county keeps a waiting list of zealous marmots.';

let product: ProductWithAi;
let base: string;
beforeAll(async () => {
  product = await productWithAi();
  await upsertPrograms(
    product.db,
    curatedRows().filter(({ id }) => id === 'liheap'),
  );
  base = await product.restart(SETTINGS);
}, 120_000);
afterAll(() => product.close());

let numbered = 0;
async function program(): Promise<string> {
  numbered += 1;
  const id = `asked-in-spanish-${numbered}`;
  await upsertPrograms(product.db, [newProgram(id, { description: TEXT.padEnd(170, ' It is made up for a test.') })]);
  return id;
}

const subscriber = () => memberWith(product.db, base);

async function asked({ client }: Subscriber, id: string, question: string): Promise<AgentMessage> {
  const { body } = await client.ok(postAgentQuestion, { params: { id }, body: { question }, headers: SPANISH });
  return body.message;
}

test('an answer is in Spanish with its quote in English', async () => {
  const member = await subscriber();
  const id = await program();
  const { answer, question } = await asked(member, id, '¿Están cubiertas las casas moviles?');
  expect(question).toBe('¿Están cubiertas las casas moviles?');
  expect(answer).toMatchObject({ outcome: 'answered', fault: null });
  expect(answer.parts[0]).toEqual({
    kind: 'stated',
    text: 'Las casas móviles no están cubiertas.',
    quote: expect.stringContaining('Mobile homes are not covered'),
    source: expect.objectContaining({ title: 'Our summary of: The example law' }),
  });
  const { body } = await member.client.ok(getAgentThread, { params: { id }, headers: SPANISH });
  expect(body.messages).toMatchObject([{ question, answer: { parts: answer.parts } }]);
});

test('an inaccurate Spanish translation is not shown; the English is, with a note', async () => {
  const id = await program();
  product.ai.plan({ fault: 'lies' });
  const { answer } = await asked(await subscriber(), id, '¿Están cubiertas las casas moviles?');
  product.ai.forgetPlans();
  const stated = answer.parts.flatMap((part) => (part.kind === 'stated' ? [part] : []));
  expect(stated).not.toEqual([]);
  expect(stated.map(({ text }) => text).join(' ')).not.toMatch(/están cubiertas|\$50|fast-grants|empresa/);
  expect(stated.find(({ quote }) => quote.startsWith('Mobile homes are not covered'))?.isEnglish).toBe(true);
});

test.each([
  ['¿Qué documentos necesito?', 'papers'],
  ['¿Califico para esto?', 'verdict'],
  ['¿Cuál es la fecha límite?', 'deadline'],
  ['¿Cómo hago la solicitud?', 'apply'],
])('a Spanish question is answered from the member’s own result first: %s', async (question, topic) => {
  const { answer } = await asked(await subscriber(), await program(), question);
  expect(answer).toMatchObject({ outcome: 'answered', own: { topics: expect.arrayContaining([topic]) } });
});

test('a question for advice gets our own sentence in Spanish', async () => {
  const { answer } = await asked(await subscriber(), await program(), '¿Tips o consejos para mí?');
  expect(answer.parts).toContainEqual({ kind: 'advice', text: 'Guarde una copia de todo lo que entregue.' });
});

test.each([
  ['¿Esto cuenta como carga pública?', 'immigration'],
  ['¿Me pueden deportar si lo pido?', 'immigration'],
  ['¿Debo pagar impuestos por este dinero?', 'tax'],
  ['¿Puedo demandar a la oficina si me rechaza?', 'law'],
  ['¿Debo tomar esta medicina?', 'health'],
] as const)('professional advice is referred, without a model: %s', async (question, referral) => {
  const before = product.ai.calls.length;
  const { answer } = await asked(await subscriber(), await program(), question);
  expect(answer).toMatchObject({ outcome: 'referred', referral, parts: [], model: null });
  expect(product.ai.calls.length).toBe(before);
});

test('danger in Spanish gets help, without a model', async () => {
  const before = product.ai.calls.length;
  const { answer } = await asked(await subscriber(), await program(), 'Ya no quiero vivir');
  expect(answer).toMatchObject({ outcome: 'danger', crises: ['suicide'] });
  expect(product.ai.calls.length).toBe(before);
});

test('a question about the list names programs in Spanish', async () => {
  const { client } = await subscriber();
  const body = { question: '¿Quién ayuda a pagar la factura de calefaccion?' };
  const { message } = (await client.ok(postListQuestion, { body, headers: SPANISH })).body;
  expect(message.answer.outcome).toBe('answered');
  const named = message.answer.parts.flatMap((part) => (part.kind === 'program' ? [part] : []));
  expect(named).not.toEqual([]);
  expect(named.every(({ text }) => /^(?:Según sus respuestas|Todavía no tenemos)/.test(text))).toBe(true);
});

test('the lines of a streamed answer are in Spanish', async () => {
  const { client } = await subscriber();
  const path = postAgentQuestion.path.replace(':id', await program());
  const headers = { ...SPANISH, accept: PROGRESS_TYPE };
  const answer = await client.send('POST', path, { body: { question: '¿Tips o consejos para mí?' }, headers });
  const parts = answer.text.split('\n').filter((line) => line.includes('"part"'));
  expect(parts.join('\n')).toContain('Guarde una copia');
  expect(parts.join('\n')).not.toContain('Keep a copy');
});
