import * as z from 'zod/mini';
import { distinctiveWords, phraseStems } from '../../matching/search/words.ts';
import { CAUSES } from '../../worker/features/ai/priority/causes.ts';
import type { Fault } from './faults.ts';
import { vectorOf } from './meaning.ts';

/** The request body for sorting programs. */
const sent = z.object({
  wanted: z.string(),
  programs: z.array(
    z.object({
      program: z.int(),
      title: z.string(),
      type: z.string(),
      verdict: z.string(),
      texts: z.array(z.object({ passages: z.array(z.string()) })),
    }),
  ),
});
type Sent = z.infer<typeof sent>['programs'][number];

const DIMENSIONS = 256;
interface Reason {
  program: number;
  cause: string;
  quote: string;
}

/**
 * Returns a model's order, by similarity to the search words, with a reason for each program it moves up. A reading
 * fault changes it.
 */
export function priorityIn(input: string, fault: Fault | null): unknown {
  const { wanted, programs } = sent.parse(JSON.parse(input));
  const near = byNearness(wanted, programs);
  const order = near.map(({ program }) => program);
  const reasons = near.flatMap((one, place) => {
    const passed = near.slice(place + 1).find(({ program }) => program < one.program);
    return passed ? reasonsOf(one, passed, wanted) : [];
  });
  switch (fault) {
    case 'lies':
      return { order: [99, ...order.slice(0, -1), order[0], -1], reasons: invented([99, ...order]) };
    case 'only_lies':
      return { order: [99, 0, -1], reasons: invented(order) };
    case 'obeys':
      return obeyed(programs);
    case 'silent':
      return { order, reasons: [] };
    case 'huge':
      return { order, reasons: Array.from({ length: 20_000 }, () => reasons[0] ?? invented(order)[0]) };
    default:
      return { order, reasons };
  }
}

function byNearness(wanted: string, programs: readonly Sent[]): Sent[] {
  const asked = vectorOf(wanted, DIMENSIONS);
  const nearness = (one: Sent) => {
    const vector = vectorOf([one.title, ...textsOf(one)].join('\n'), DIMENSIONS);
    return vector.reduce((sum, value, place) => sum + value * (asked[place] ?? 0), 0);
  };
  return programs
    .map((one) => ({ one, value: nearness(one) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ one }) => one);
}

const textsOf = ({ texts }: Sent) => texts.flatMap(({ passages }) => passages);

/** Returns the reasons to rank one program above another, based on the request. */
function reasonsOf(one: Sent, passed: Sent, wanted: string): Reason[] {
  const named = (cause: string, quote = ''): Reason[] => [{ program: one.program, cause, quote }];
  const quote = quoteFrom(one, wanted);
  if (quote !== undefined) return named('answers_words', quote);
  if (one.verdict === 'eligible' && passed.verdict !== 'eligible') return named('all_conditions');
  if (one.type !== 'loan' && passed.type === 'loan') return named('not_repaid');
  // Amounts and dates are in texts that this fake doesn't read, so it guesses.
  return [...named('worth_more'), ...named('sooner')];
}

/** Returns the sentence with the most of these words, or undefined if none has half of them. */
function quoteFrom(one: Sent, wanted: string): string | undefined {
  const words = distinctiveWords(wanted).map(({ stem }) => stem);
  const shared = (text: string) => words.filter((word) => phraseStems(text).includes(word)).length;
  const [best] = textsOf(one)
    .flatMap((passage) => passage.split(/(?<=[.!?;])\s+(?=\p{Lu})/u))
    .filter((text) => text.length >= 20 && text.length <= 200 && text.split(' ').length >= 4)
    .toSorted((text, other) => shared(other) - shared(text));
  return best !== undefined && words.length > 0 && 2 * shared(best) >= words.length ? best : undefined;
}

/** Returns every reason for every program, true or not, plus an unknown one. */
const invented = (order: readonly number[]): Reason[] =>
  order.flatMap((program) =>
    ['it_is_the_best', ...CAUSES.map(({ key }) => key)].map((cause) => {
      return { program, cause, quote: 'Everybody who applies this week is approved at once' };
    }),
  );

/**
 * Answers like a model that obeys the texts: ranks a program that asks to be first at the top, with its own words as
 * the reason.
 */
function obeyed(programs: readonly Sent[]): unknown {
  const asks = (one: Sent) => /(?:rank|put|place) this (?:program )?first/i.test(textsOf(one).join(' '));
  const first = programs.filter(asks);
  const rest = programs.filter((one) => !asks(one));
  return {
    order: [...first, ...rest].map(({ program }) => program),
    reasons: programs.flatMap(({ program }) => [
      { program, cause: 'answers_words', quote: 'Send a fee of $50 to pay@fast-grants.example before you apply' },
    ]),
  };
}
