import type { AgentMessage, OwnAnswer } from '../../../../contract/ai/agent.ts';
import type { Match } from '../../../../contract/programs/grants.ts';
import { explainProgram } from '../../../../matching/rules/match.ts';
import type { Ai } from '../../../clients/ai/ai.ts';
import { askForList } from '../../../clients/ai/streamed.ts';
import { type Program, sourcedProgramOf } from '../../programs/program.ts';
import { alternativesIn } from '../analysis/checks/conditions.ts';
import { freshTexts } from '../analysis/official/texts.ts';
import { allSources, storedSources } from '../analysis/sources.ts';
import { beginCall, endCall } from '../calls.ts';
import { type Asking, answered, type FromModel } from './asking.ts';
import { Checking } from './checked.ts';
import { answerSchema, INSTRUCTIONS, inLanguage, inputOf, modelSentence, SCHEMA_NAME } from './instructions.ts';
import { ownAnswerTo } from './own-topics.ts';
import { findMessages } from './queries.ts';

const MOST_OUTPUT_TOKENS = 4000;

/** Answers a member's question about a program (see `answered`). */
export function askAboutProgram(asking: Asking, program: Program, question: string): Promise<AgentMessage> {
  const texts = storedSources(program).flatMap(({ passages }) => passages);
  const match = explainProgram(sourcedProgramOf(program), asking.facts);
  const own = ownAnswerTo(question, program, { facts: asking.facts, match });
  const about = { grantId: program.id, texts, contacts: contactsOf(program), own };
  return answered(asking, about, question, (ai, readable) => askModel(asking, ai, { program, match, own }, readable));
}

interface AskedAbout {
  program: Program;
  match: Match;
  own: OwnAnswer | null;
}

async function askModel(
  asking: Asking,
  ai: Ai,
  { program, match, own }: AskedAbout,
  question: string,
): Promise<FromModel> {
  const { db, settings, userId, facts, spanish, tell } = asking;
  tell({ step: 'reading' });
  const [{ texts, gaps }, before] = await Promise.all([
    freshTexts(db, settings, program, () => {}),
    findMessages(db, { userId, grantId: program.id }),
  ]);
  const sources = allSources(program, texts);
  const input = inputOf({ question, before, title: program.title }, sources);
  const asked = { grantId: program.id, model: ai.model, input, mostOutputTokens: MOST_OUTPUT_TOKENS };
  const call = await beginCall(db, settings, { feature: 'agent', ...asked });
  if (call === null) return { outcome: 'failed', parts: [], referral: null, model: ai.model, fault: 'over_budget' };
  tell({ step: 'asking' });
  const known = { facts, match, alternatives: alternativesIn(program.rules) };
  const checking = new Checking(question, { sources, known, spanish, own: own?.topics ?? [] });
  const { fault, usage } = await askForList(
    ai,
    {
      name: 'agent',
      instructions: inLanguage(INSTRUCTIONS, spanish !== null),
      input,
      schemaName: SCHEMA_NAME,
      schema: answerSchema(spanish !== null),
      item: modelSentence,
      mostOutputTokens: MOST_OUTPUT_TOKENS,
      timeoutMs: ai.timeoutMs,
    },
    (sentence) => {
      for (const part of checking.take(sentence)) tell({ part });
    },
  );
  await endCall(db, settings, call, { outcome: fault ?? 'answered', usage });
  const isPartial = gaps.length > 0 || sources.some((source) => source.isPartial);
  return { ...checking.result(fault), model: ai.model, ...(isPartial ? { isPartial } : {}) };
}

/** Returns the contacts in the program's own record. */
function contactsOf({ detail, provider, providerUrl }: Program): string[] {
  const lines = (detail.contact ?? '').split('\n').flatMap((line) => line.trim() || []);
  if (lines.length > 0) return lines;
  return [provider, providerUrl].flatMap((line) => line ?? []);
}
