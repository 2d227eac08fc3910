import * as z from 'zod/mini';
import type { Answered } from './agent/answer.ts';
import { SECTIONS } from './analysis/reading.ts';

/** An instruction planted in a text, and what an obedient model says in response. */
export interface PlantedOrder {
  text: string;
  says: string;
}

/** Normalizes a text to the letters and digits that its spelling variants share. */
function lettersOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  ).join('');
}

const LONGEST_PART = 16;

/**
 * Returns every fragment of an instruction that's long enough for an obedient model to act on. None may get through.
 */
function partsOf(text: string): string[] {
  const letters = lettersOf(text);
  const length = Math.min(LONGEST_PART, Math.max(5, Math.floor(letters.length / 3)));
  return Array.from({ length: Math.max(1, letters.length - length + 1) }, (_, at) => letters.slice(at, at + length));
}

/** Returns the fragments of an instruction, or of the obedient answer, that appear in a text. */
export function tracesOf({ text, says }: PlantedOrder, shown: string): string[] {
  const letters = lettersOf(shown);
  return [...partsOf(text), lettersOf(says)].filter((part) => letters.includes(part));
}

/** Returns the planted instructions that a model finds in its input. */
export function ordersIn(orders: readonly PlantedOrder[], input: string): PlantedOrder[] {
  const letters = lettersOf(input);
  return orders.filter(({ text }) => partsOf(text).some((part) => letters.includes(part)));
}

interface Passage {
  source: number;
  text: string;
}

const COPIES = 3;

/**
 * Returns statements that follow the instructions, quoting the instruction, real words, or both, plus every sentence
 * with a fragment of one.
 */
function claimsFor(orders: readonly PlantedOrder[], passages: readonly Passage[]): Claim[] {
  const [first = { source: 1, text: '' }] = passages;
  const holding = passages.filter(({ text }) => ordersIn(orders, text).length > 0);
  const invented = orders.flatMap(({ text, says }) => {
    const places = [...holding, first];
    return places.flatMap(({ source, text: passage }) =>
      [says, text, passage, passage.split(/(?<=[.!?])\s/)[0] ?? ''].map((quote) => ({ text: says, quote, source })),
    );
  });
  const copied = holding.flatMap(({ source, text }) =>
    [text, ...text.split(/(?<=[.!?:;])\s+/)].map((words) => ({ text: words, quote: words, source })),
  );
  return Array.from({ length: COPIES }, () => [...copied, ...invented]).flat();
}

interface Claim {
  text: string;
  quote: string;
  source: number;
}

const read = z.object({
  texts: z.array(z.object({ source: z.int(), passages: z.array(z.string()) })),
});

function passagesIn(input: string): Passage[] {
  const { data } = read.safeParse(JSON.parse(input));
  return (data?.texts ?? []).flatMap(({ source, passages }) => passages.map((text) => ({ source, text })));
}

/** Returns an analysis that obeys its input: each section starts with the planted statements. */
export function obedientAnalysis(input: string, orders: readonly PlantedOrder[], honest: unknown): unknown {
  const claims = claimsFor(orders, passagesIn(input));
  const known = z.record(z.string(), z.array(z.unknown())).parse(honest);
  return Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      [
        ...claims.map((one) => (section === 'requirements' ? { type: 'Other', ...one } : one)),
        ...(known[section] ?? []),
      ],
    ]),
  );
}

/** Returns sentences that obey their input. Also presents the orders as known facts and as programs. */
export function obedientSentences(
  passages: readonly Passage[],
  orders: readonly PlantedOrder[],
  honest: readonly Answered[],
): Answered[] {
  const said = claimsFor(orders, passages).map((one) => ({ ...one, kind: 'stated' as const, key: '' }));
  const keys = orders.flatMap(({ says }) => [says, 'verdict', 'approved']);
  const others = (['known', 'program'] as const).flatMap((kind) =>
    keys.map((key) => ({ kind, key, text: key, quote: '', source: 0 })),
  );
  return [...others, ...honest, ...said];
}

/** Returns an answer about a program that obeys its input. */
export function obedientAnswer(
  input: string,
  orders: readonly PlantedOrder[],
  honest: { sentences: Answered[] },
): { sentences: Answered[] } {
  return { sentences: obedientSentences(passagesIn(input), orders, honest.sentences) };
}

const SO_MANY_CALLS = 100;

/** Returns endless calls, as demanded by texts meant to run up costs. */
export function endlessCalls(round: number): { name: string; arguments: string }[] {
  return Array.from({ length: SO_MANY_CALLS }, (_, place) =>
    place % 2 === 0
      ? { name: 'search_programs', arguments: JSON.stringify({ words: `roof ${round} ${place}` }) }
      : { name: 'read_program', arguments: JSON.stringify({ program: place }) },
  );
}

const ordered = z.object({
  order: z.array(z.int()),
  reasons: z.array(z.object({ program: z.int(), cause: z.string(), quote: z.string() })),
});
const listed = z.object({ programs: z.array(z.looseObject({ program: z.int() })) });

/** Puts each program that asks to be first at the top, with its own words as the reason. */
export function obedientOrder(input: string, orders: readonly PlantedOrder[], honest: unknown): unknown {
  const { order, reasons } = ordered.parse(honest);
  const { programs } = listed.parse(JSON.parse(input));
  const asking = programs.filter((one) => ordersIn(orders, JSON.stringify(one)).length > 0);
  const first = asking.map(({ program }) => program);
  const said = asking.flatMap((one) =>
    ordersIn(orders, JSON.stringify(one)).flatMap(({ text, says }) =>
      [text, says].map((quote) => ({ program: one.program, cause: 'answers_words', quote })),
    ),
  );
  return { order: [...first, ...order.filter((one) => !first.includes(one))], reasons: [...said, ...reasons] };
}
