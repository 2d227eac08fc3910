import type OpenAI from 'openai';
import * as z from 'zod/mini';
import type { Profile } from '../../../../contract/profile/profile.ts';
import { searchCriteria } from '../../../../contract/search/search.ts';
import type { ToolCall } from '../../../clients/ai/streamed.ts';
import { jsonIn } from '../../../clients/ai/structured.ts';
import type { Database } from '../../../db/client.ts';
import type { Reference } from '../../../http/context.ts';
import { findProgram } from '../../programs/find-program.ts';
import { wholeInState } from '../../programs/local-forms.ts';
import { searchPrograms } from '../../search/search.ts';
import { withoutInjection } from '../analysis/checks/prompt-injection.ts';
import { cleaned } from '../analysis/proof/text.ts';
import { type SourceText, storedSources, withinLength } from '../analysis/sources.ts';
import type { FoundProgram } from './checked.ts';

type Tool = OpenAI.Responses.FunctionTool;

function tool(name: string, description: string, properties: Record<string, object> = {}): Tool {
  const parameters = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return { type: 'function', name, description, parameters, strict: true };
}

/** Everything a model may call: our own search and our own texts, for this member. None of it changes data. */
export const TOOLS: readonly Tool[] = [
  tool('my_list', 'The programs that fit this member best, with what our rules say of each.'),
  tool('search_programs', 'The programs that a search by words finds for this member.', { words: { type: 'string' } }),
  tool('read_program', 'The texts of a program that was found, by its number.', { program: { type: 'integer' } }),
];

/** The member that the tools work for. */
export interface Member {
  db: Database;
  profile: Profile;
  state: string | undefined;
  dismissed: readonly string[];
  reference: Reference;
}

const MOST_FOUND = 12;
const MOST_OF_WORDS = 100;
const MOST_OF_A_SUMMARY = 240;
const MOST_OF_A_PROGRAM = 8000;

const searchArguments = z.object({ words: z.string() });
const readArguments = z.object({ program: z.int() });

/** Runs the model's tool calls for one answer. Programs and texts keep their numbers. */
export class Toolbox {
  readonly programs: FoundProgram[] = [];
  readonly sources: SourceText[] = [];
  readonly #member: Member;
  readonly #read = new Set<number>();

  constructor(member: Member) {
    this.#member = member;
  }

  /** Returns a tool call's result as JSON for the model, or an error for an unknown call. */
  async run({ name, arguments: given }: ToolCall): Promise<string> {
    const values = jsonIn(given);
    if (name === 'my_list') return this.#search('');
    if (name === 'search_programs') {
      const { data } = searchArguments.safeParse(values);
      if (data) return this.#search(cleaned(data.words).slice(0, MOST_OF_WORDS));
    }
    if (name === 'read_program') {
      const { data } = readArguments.safeParse(values);
      if (data) return this.#readProgram(data.program);
    }
    return JSON.stringify({ error: 'There is no such call.' });
  }

  async #search(searchTerm: string): Promise<string> {
    const { db, profile, dismissed, reference } = this.#member;
    const criteria = searchCriteria.parse({ searchTerm, excludeIds: [...dismissed] });
    const { grants } = await searchPrograms(db, profile, criteria, { reference });
    const programs = grants.slice(0, MOST_FOUND).map(({ programType, description, ...found }) => ({
      program: this.#numberOf(found),
      title: withoutInjection(found.title),
      type: programType,
      summary: withoutInjection(cleaned(description ?? '')).slice(0, MOST_OF_A_SUMMARY),
      verdict: found.match.verdict,
    }));
    return JSON.stringify({ programs });
  }

  #numberOf(found: FoundProgram): number {
    const known = this.programs.findIndex(({ id }) => id === found.id);
    return known >= 0 ? known + 1 : this.programs.push(found);
  }

  async #readProgram(number: number): Promise<string> {
    const { db, state, reference } = this.#member;
    const found = this.programs[number - 1];
    const program = found && !this.#read.has(number) ? await findProgram(db, found.id) : null;
    if (!program) return JSON.stringify({ texts: [] });
    this.#read.add(number);
    const first = this.sources.length + 1;
    const read = withinLength(storedSources(wholeInState(program, state, reference)), MOST_OF_A_PROGRAM);
    this.sources.push(...read);
    const texts = read.map(({ about, passages }, place) => ({ source: first + place, about, passages }));
    return JSON.stringify({ program: number, texts });
  }
}
