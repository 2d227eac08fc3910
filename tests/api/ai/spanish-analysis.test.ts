import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Analysis, getAnalysis } from '../../../contract/ai/analysis.ts';
import { spanishLies } from '../../../dev/ai/spanish.ts';
import { analysisCalls } from '../../../worker/db/schema/index.ts';
import { SCHEMA_NAME } from '../../../worker/features/ai/analysis/checks/instructions.ts';
import { JUDGE_SCHEMA_NAME } from '../../../worker/features/ai/analysis/checks/judge.ts';
import { TRANSLATION_SCHEMA_NAME } from '../../../worker/features/ai/analysis/spanish/translation.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { type ProductWithAi, productWithAi } from '../../harness/members/ai.ts';
import { memberWith, progressOf, unlocked, usesOf } from '../../harness/members/analyses.ts';

const SETTINGS = { AI_MODEL: 'reader', AI_TIMEOUT_MS: '2000', AI_RETRIES: '0', LIMIT_ANALYSES_PER_DAY: '20' };
const SPANISH = { 'accept-language': 'es' };
const ENGLISH =
  'Grants of $1,500 help people repair a roof. Applicants must own the home. Mobile homes are not covered. ' +
  'Submit the application by March 31, 2027. The county keeps a waiting list of zealous marmots.';

let product: ProductWithAi;
let base: string;
beforeAll(async () => {
  product = await productWithAi();
  base = await product.restart(SETTINGS);
}, 120_000);
afterAll(() => product.close());

let numbered = 0;
async function program(): Promise<string> {
  numbered += 1;
  const id = `in-spanish-${numbered}`;
  await upsertPrograms(product.db, [
    newProgram(id, { description: ENGLISH.padEnd(170, ' It is made up for a test.') }),
  ]);
  return id;
}

const subscriber = () => memberWith(product.db, base);
const statementsOf = ({ sections }: Analysis) => Object.values(sections).flat();
const textsOf = (analysis: Analysis) => statementsOf(analysis).map(({ text }) => text);
const callsFor = (id: string) => product.db.select().from(analysisCalls).where(eq(analysisCalls.grantId, id));
/** Returns what was sent for these schemas since a call. */
const sent = (schema: string, since: number) =>
  product.ai.calls.slice(since).filter(({ body }) => JSON.stringify(body).includes(schema)).length;

test('statements come in Spanish with their quotes in English', async () => {
  const id = await program();
  const analysis = await unlocked(await subscriber(), id, SPANISH);
  expect(analysis).toMatchObject({ madeBy: 'model', model: 'reader' });
  const statements = statementsOf(analysis);
  expect(statements).toContainEqual(
    expect.objectContaining({
      text: expect.stringMatching(/^Las casas móviles no están cubiertas/),
      quote: expect.stringContaining('Mobile homes are not covered'),
    }),
  );
  expect(textsOf(analysis).join(' ')).toContain('Las subvenciones de $1,500 ayudan');
});

test('a statement whose Spanish the model does not know stays English, and says so', async () => {
  const id = await program();
  const statements = statementsOf(await unlocked(await subscriber(), id, SPANISH));
  const marmots = statements.filter(({ text }) => text.includes('marmots'));
  expect(marmots).not.toEqual([]);
  expect(marmots.every(({ isEnglish }) => isEnglish)).toBe(true);
  expect(statements.filter(({ text }) => text.includes('móviles')).some(({ isEnglish }) => isEnglish)).toBe(false);
});

test('inaccurate Spanish is never shown, even if the judge agrees', async () => {
  const id = await program();
  product.ai.plan({ fault: 'only_lies', holding: TRANSLATION_SCHEMA_NAME });
  product.ai.plan({ fault: 'agrees', holding: JUDGE_SCHEMA_NAME });
  const analysis = await unlocked(await subscriber(), id, SPANISH);
  product.ai.forgetPlans();
  const lies = new Set(statementsOf(analysis).flatMap(({ quote }) => spanishLies(`${quote ?? ''}.`)));
  expect(textsOf(analysis).filter((text) => lies.has(text))).toEqual([]);
  expect(textsOf(analysis).join(' ')).not.toMatch(/empresa|\$50|garantizad|fast-grants|1-900|Todos los que/);
});

test('of several translations, the accurate one is shown', async () => {
  const id = await program();
  product.ai.plan({ fault: 'lies', holding: TRANSLATION_SCHEMA_NAME });
  const analysis = await unlocked(await subscriber(), id, SPANISH);
  expect(textsOf(analysis).join(' ')).toContain('Las casas móviles no están cubiertas');
  expect(textsOf(analysis).join(' ')).not.toMatch(/empresa|\$50|garantizad|fast-grants|1-900|Todos los que/);
});

test('the English analysis is read once for both languages', async () => {
  const id = await program();
  const [some, other] = [await subscriber(), await subscriber()];
  const before = product.ai.calls.length;
  const english = await unlocked(some, id);
  const spanish = await unlocked(other, id, SPANISH);
  expect(sent(SCHEMA_NAME, before)).toBe(1);
  expect(sent(TRANSLATION_SCHEMA_NAME, before)).toBe(1);
  expect(spanish.madeAt).toBe(english.madeAt);
  expect(textsOf(english).join(' ')).toContain('Mobile homes are not covered');
  expect(textsOf(english).join(' ')).not.toMatch(/móviles/);
  // Both are stored, so no model is called again.
  await unlocked(await subscriber(), id, SPANISH);
  const { body } = await other.client.ok(getAnalysis, { params: { id }, headers: SPANISH });
  expect(body.analysis && textsOf(body.analysis)).toEqual(textsOf(spanish));
  expect(product.ai.calls.length - before).toBe(sent('', before));
  expect(sent(TRANSLATION_SCHEMA_NAME, before)).toBe(1);
  expect((await callsFor(id)).map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
});

test('an analysis that is first read in Spanish is available in English too', async () => {
  const id = await program();
  const before = product.ai.calls.length;
  await unlocked(await subscriber(), id, SPANISH);
  const english = await unlocked(await subscriber(), id);
  expect(sent(SCHEMA_NAME, before)).toBe(1);
  expect(textsOf(english).join(' ')).toContain('Mobile homes are not covered');
});

test.each(['server_error', 'broken_json', 'refusal', 'huge'] as const)(
  'if translating fails (%s), the analysis is in English and counts once',
  async (fault) => {
    const id = await program();
    const member = await subscriber();
    product.ai.plan({ fault, holding: TRANSLATION_SCHEMA_NAME });
    const analysis = await unlocked(member, id, SPANISH);
    product.ai.forgetPlans();
    expect(analysis.madeBy).toBe('model');
    const statements = statementsOf(analysis).filter(({ text }) => text.includes('Mobile homes'));
    expect(statements.every(({ isEnglish }) => isEnglish)).toBe(true);
    expect(await usesOf('LIMIT_ANALYSES_PER_DAY', member)).toBe(1);
    const { body } = await member.client.ok(getAnalysis, { params: { id }, headers: SPANISH });
    expect(body.analysis && textsOf(body.analysis)).toEqual(textsOf(analysis));
    // The next member who asks gets it in Spanish.
    const again = await unlocked(await subscriber(), id, SPANISH);
    expect(textsOf(again).join(' ')).toContain('Las casas móviles no están cubiertas');
  },
);

test('a streamed analysis and its record are in Spanish too', async () => {
  const id = await program();
  const member = await subscriber();
  const lines = await progressOf(member, id, SPANISH);
  const last = lines.at(-1);
  expect(last && 'analysis' in last && textsOf(last.analysis).join(' ')).toContain('Las casas móviles no están');
  product.ai.plan({ fault: 'server_error', holding: SCHEMA_NAME });
  const record = await unlocked(member, await program(), SPANISH);
  product.ai.forgetPlans();
  expect(record.madeBy).toBe('record');
  expect(record.sections.eligibility).toMatchObject([{ text: 'Hace la solicitud como persona' }]);
  expect(record.sections.requirements).toMatchObject([{ type: 'Documento' }]);
});
