import * as z from 'zod/mini';
import { distinctiveWords, phraseStems } from '../../../matching/search/words.ts';
import type { Fault } from '../faults.ts';
import { inEnglish } from '../meaning.ts';
import { endlessCalls, obedientSentences, ordersIn, type PlantedOrder } from '../obedient.ts';
import type { Answered } from './answer.ts';

/** An item of a conversation with function calls. */
const item = z.union([
  z.object({ role: z.literal('user'), content: z.string() }),
  z.object({ type: z.literal('function_call'), name: z.string(), arguments: z.string() }),
  z.object({ type: z.literal('function_call_output'), output: z.string() }),
]);
export const conversation = z.array(item);
type Conversation = z.infer<typeof conversation>;

const asked = z.object({ question: z.string() });
const found = z.object({ programs: z.array(z.object({ program: z.int(), title: z.string(), summary: z.string() })) });
const read = z.object({ texts: z.array(z.object({ source: z.int(), passages: z.array(z.string()) })) });

export interface Call {
  name: string;
  arguments: string;
}

const EMPTY = { text: '', quote: '', source: 0, key: '' };
const MOST_NAMED = 3;

type ListAnswer = { calls: Call[] } | { sentences: Answered[] };

/**
 * Returns a model's next step. A model that obeys an instruction in its input keeps calling functions for as long as
 * it's allowed to.
 */
export function listAnswerIn(
  items: Conversation,
  fault: Fault | null,
  { orders, mayCall }: { orders: readonly PlantedOrder[]; mayCall: boolean },
): ListAnswer {
  const outputs = items.flatMap((one) => ('output' in one ? [one.output] : []));
  const obeyed = orders.length > 0 ? ordersIn(orders, outputs.join('\n')) : [];
  if (obeyed.length > 0 && mayCall) return { calls: endlessCalls(outputs.length) };
  const honest = honestAnswer(items, fault);
  if (obeyed.length === 0) return honest;
  const sentences = 'sentences' in honest ? honest.sentences : [];
  return { sentences: obedientSentences(passagesOf(outputs), obeyed, sentences) };
}

function passagesOf(outputs: readonly string[]): { source: number; text: string }[] {
  const texts = outputs.flatMap((output) => read.safeParse(JSON.parse(output)).data?.texts ?? []);
  return texts.flatMap(({ source, passages }) => passages.map((text) => ({ source, text })));
}

/** Searches, reads the first program, then names what it found, unless a fault is given. */
function honestAnswer(items: Conversation, fault: Fault | null): ListAnswer {
  const [first] = items;
  const { question } = asked.parse(JSON.parse(first && 'content' in first ? first.content : '{}'));
  const outputs = items.flatMap((one) => ('output' in one ? [JSON.parse(one.output) as unknown] : []));
  const programs = outputs.flatMap((output) => found.safeParse(output).data?.programs ?? []);
  const texts = outputs.flatMap((output) => read.safeParse(output).data?.texts ?? []);
  if (fault === 'lies' || fault === 'only_lies' || fault === 'obeys') return { sentences: invented() };
  if (outputs.length === 0) return { calls: [searchFor(question)] };
  const [best] = programs;
  if (best && outputs.length === 1) {
    return { calls: [{ name: 'read_program', arguments: JSON.stringify({ program: best.program }) }] };
  }
  if (!best) return { sentences: [{ ...EMPTY, kind: 'unknown' }] };
  const named = programs
    .slice(0, MOST_NAMED)
    .map(({ program }) => ({ ...EMPTY, kind: 'program' as const, key: String(program) }));
  return { sentences: [...named, ...saidOf(question, texts)] };
}

/** Opens the member's own list for a question about it. For any other question, searches by its content words. */
function searchFor(question: string): Call {
  if (/\b(?:these|my list|them|which|estos|mi lista)\b/i.test(question)) return { name: 'my_list', arguments: '{}' };
  const words = distinctiveWords(inEnglish(question)).map(({ text }) => text);
  return { name: 'search_programs', arguments: JSON.stringify({ words: words.join(' ') }) };
}

function saidOf(question: string, texts: z.infer<typeof read>['texts']): Answered[] {
  const wanted = new Set(distinctiveWords(inEnglish(question)).map(({ stem }) => stem));
  const sentences = texts.flatMap(({ source, passages }) =>
    passages.flatMap((passage) => passage.split(/(?<=[.!?])\s+(?=\p{Lu})/u)).map((text) => ({ source, text })),
  );
  const fitting = sentences.find(({ text }) => text.length > 20 && phraseStems(text).some((stem) => wanted.has(stem)));
  return fitting ? [{ ...EMPTY, kind: 'stated', text: fitting.text, quote: fitting.text, source: fitting.source }] : [];
}

/** Returns programs that no search found, and statements that no source makes. */
function invented(): Answered[] {
  const text = 'Everybody is approved at once.';
  return [
    { ...EMPTY, kind: 'program', key: '99' },
    { ...EMPTY, kind: 'program', key: 'The Golden Grant' },
    { kind: 'stated', text, quote: text, source: 1, key: '' },
    { ...EMPTY, kind: 'known', text, key: 'verdict' },
  ];
}
