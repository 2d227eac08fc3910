import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULT_HEADER, FAULTS } from '../../../dev/ai/faults.ts';
import { type AiEmulator, startAi } from '../../../dev/ai/server.ts';
import { type Ai, aiOf } from '../../../worker/clients/ai/ai.ts';
import { embed } from '../../../worker/clients/ai/embed.ts';

const CALL = { timeoutMs: 5000, retries: 0 };

let emulator: AiEmulator;
let ai: Ai;
beforeAll(async () => {
  emulator = await startAi();
  const made = await aiOf({
    AI_API_KEY: 'test',
    AI_BASE_URL: emulator.url,
    AI_MODEL: 'reader',
    AI_EMBEDDING_MODEL: 'embedder',
    AI_TIMEOUT_MS: 5000,
    AI_RETRIES: 0,
    AI_PAUSE_MS: 0,
  });
  if (!made) throw new Error('No client');
  ai = made;
});
afterAll(() => emulator.close());

test('texts with similar meanings have similar vectors, and other texts do not', async () => {
  const texts = [
    'low income home energy assistance',
    'help with my heating bill',
    'money to restore a mural',
    'calefacción',
  ];
  const [energy = [], heating = [], mural = [], foreign = []] = await embed(ai, texts, CALL);
  const [again] = await embed(ai, ['help with my heating bill'], CALL);
  const likeness = (a: number[], b: number[]) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  expect(again).toEqual(heating);
  expect(likeness(energy, heating)).toBeGreaterThan(0.4);
  expect(likeness(foreign, heating)).toBeGreaterThan(0.25);
  expect(Math.abs(likeness(mural, heating))).toBeLessThan(0.25);
});

test('any other schema gets the smallest answer that fits it', async () => {
  const schema = {
    type: 'object',
    properties: { summary: { type: 'string' }, steps: { type: 'array' }, chance: { enum: ['low', 'high'] } },
  };
  const response = await ai.client.responses.create({
    model: 'reader',
    input: 'Anything',
    text: { format: { type: 'json_schema', name: 'other', strict: true, schema } },
  });
  expect(JSON.parse(response.output_text)).toEqual({ summary: '', steps: [], chance: 'low' });
});

test.each(FAULTS)('a header requests the fault %s for one call', async (fault) => {
  const options = {
    headers: { [FAULT_HEADER]: fault },
    signal: AbortSignal.timeout(fault === 'no_answer' ? 500 : 30_000),
  };
  const body = { model: 'embedder', input: ['words'], dimensions: 256, encoding_format: 'float' as const };
  const answer = await ai.client.embeddings.create(body, options).then(
    ({ data }) => data.map(({ embedding }) => embedding.length).join(),
    () => 'failed',
  );
  expect(answer).toBe({ wrong_shape: '255', one_too_few: '' }[String(fault)] ?? 'failed');
  expect(await embed(ai, ['words'], CALL)).toHaveLength(1);
});
