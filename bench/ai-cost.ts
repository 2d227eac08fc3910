/**
 * Calculates what an analysis and a sorted results list cost at the configured prices, using the real prompts of all
 * curated programs and answers as long as the fake model's. A model's reasoning tokens cost extra.
 * Usage: npm run bench:ai-cost [-- --json FILE]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { PRIORITY } from '../contract/limits.ts';
import { profile } from '../contract/profile/profile.ts';
import { analysisIn } from '../dev/ai/analysis/answer.ts';
import { priorityIn } from '../dev/ai/priority.ts';
import { stopProcess } from '../dev/run/processes.ts';
import { migrated, startDatabase } from '../dev/run/stack.ts';
import { factsOf } from '../matching/person/facts.ts';
import { matchProgram } from '../matching/rules/match.ts';
import { curatedRows } from '../tests/factories/curated.ts';
import { newProfile } from '../tests/factories/people.ts';
import { grants } from '../worker/db/schema/index.ts';
import * as analysis from '../worker/features/ai/analysis/checks/instructions.ts';
import { storedSources } from '../worker/features/ai/analysis/sources.ts';
import * as priority from '../worker/features/ai/priority/instructions.ts';
import { factsToSend } from '../worker/features/ai/priority/person.ts';
import { sentProgramOf } from '../worker/features/ai/priority/programs.ts';
import { programOf, ruledProgramOf } from '../worker/features/programs/program.ts';
import { upsertPrograms } from '../worker/features/programs/upsert.ts';
import { analysisSettings } from '../worker/settings/ai.ts';
import { UNANSWERED } from './eligibility/eligibility-facts.ts';
import { writeResult } from './report/figure.ts';

/** The vendors' rule of thumb for English text and JSON. */
const CHARACTERS_A_TOKEN = 4;
/** The maximum length, in characters, of the official page text that an analysis sends along with our record. */
const MOST_OF_A_PAGE = 30_000;

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const prices = z.object(analysisSettings).parse({});

const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-cost-'));
const server = await startDatabase(dataDir);
try {
  const db = await migrated(server.database);
  await upsertPrograms(db, curatedRows());
  const programs = (await db.select().from(grants)).map(programOf);

  const analyses = programs.map((program) => {
    const input = analysis.inputOf(program.title, storedSources(program));
    return callOf(analysis.INSTRUCTIONS, analysis.ANSWER_SCHEMA, input, analysisIn(input, null));
  });
  const facts = factsOf(profile.parse({ ...UNANSWERED, ...newProfile() }));
  const sent = programs
    .map((program) => ({ program, match: matchProgram(ruledProgramOf(program), facts) }))
    .filter(({ match }) => match.verdict !== 'ineligible')
    .slice(0, PRIORITY.programs)
    .map(({ program, match }) => sentProgramOf(program, match));
  const order = priority.inputOf('help with my heating bill', factsToSend(facts), sent, '2026-01-01');
  const ordered = callOf(priority.INSTRUCTIONS, priority.ANSWER_SCHEMA, order, priorityIn(order, null));

  const middle = middleOf(analyses);
  const withPage = { ...middle, input: middle.input + MOST_OF_A_PAGE / CHARACTERS_A_TOKEN };
  const figures = [
    ...figuresOf('an analysis in the middle', middle),
    ...figuresOf(
      'the longest analysis',
      analyses.reduce((most, one) => (costOf(one) > costOf(most) ? one : most)),
    ),
    ...figuresOf('an analysis in the middle with a long official page', withPage),
    ...figuresOf(`an order of ${sent.length} programs`, ordered),
    {
      what: 'all curated programs analyzed once, US dollars',
      measured: analyses.reduce((sum, one) => sum + costOf(one), 0),
    },
  ];
  for (const { what, measured } of figures) console.log(`${what.padEnd(70)} ${Number(measured.toPrecision(3))}`);
  writeResult(values.json, { measured: figures });
} finally {
  await stopProcess(server.running);
  rmSync(dataDir, { recursive: true, force: true });
}

interface Tokens {
  input: number;
  output: number;
}

function callOf(instructions: string, schema: object, input: string, answer: unknown): Tokens {
  const characters = instructions.length + JSON.stringify(schema).length + input.length;
  return { input: characters / CHARACTERS_A_TOKEN, output: JSON.stringify(answer).length / CHARACTERS_A_TOKEN };
}

function costOf({ input, output }: Tokens): number {
  return (input * prices.AI_INPUT_PRICE + output * prices.AI_OUTPUT_PRICE) / 1e6;
}

function middleOf(calls: readonly Tokens[]): Tokens {
  const sorted = calls.toSorted((one, other) => costOf(one) - costOf(other));
  return sorted[Math.floor(sorted.length / 2)] ?? { input: 0, output: 0 };
}

function figuresOf(what: string, tokens: Tokens) {
  return [
    { what: `${what}, tokens read`, measured: tokens.input },
    { what: `${what}, tokens written`, measured: tokens.output },
    { what: `${what}, US dollars`, measured: costOf(tokens) },
  ];
}
