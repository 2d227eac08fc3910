import * as z from 'zod/mini';
import type { Fault } from './faults.ts';
import { vectorOf } from './meaning.ts';

/** What is sent to have programs put in order. */
const sent = z.object({
  wanted: z.string(),
  programs: z.array(
    z.object({
      program: z.int(),
      title: z.string(),
      verdict: z.string(),
      texts: z.array(z.object({ passages: z.array(z.string()) })),
    }),
  ),
});
type Sent = z.infer<typeof sent>['programs'][number];

const DIMENSIONS = 256;
const MOST_REASONS = 10;

/** A model's order: by nearness to the words, each of the first with a sentence of its texts; or with a reader's fault. */
export function priorityIn(input: string, fault: Fault | null): unknown {
  const { wanted, programs } = sent.parse(JSON.parse(input));
  const near = byNearness(wanted, programs);
  const order = near.map(({ program }) => program);
  const reasons = near.slice(0, MOST_REASONS).flatMap((one) => {
    const quote = sentenceOf(one);
    return quote === undefined ? [] : [{ program: one.program, quote }];
  });
  switch (fault) {
    case 'lies':
      return { order: [99, ...order.slice(0, -1), order[0], -1], reasons: [...invented(order), ...reasons] };
    case 'only_lies':
      return { order: [99, 0, -1], reasons: invented(order) };
    case 'obeys':
      return obeyed(programs);
    case 'huge':
      return { order, reasons: Array.from({ length: 2000 }, () => reasons).flat() };
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

function sentenceOf(one: Sent): string | undefined {
  return textsOf(one)
    .flatMap((passage) => passage.split(/(?<=[.!?;])\s+(?=\p{Lu})/u))
    .find((text) => text.length >= 20 && text.length <= 200 && text.split(' ').length >= 4);
}

const invented = (order: readonly number[]) =>
  order.map((program) => ({ program, quote: 'Everybody who applies this week is approved at once' }));

/** A model that does what a text tells it: whoever asks to be first is, and says why in their words. */
function obeyed(programs: readonly Sent[]): unknown {
  const asks = (one: Sent) => /(?:rank|put|place) this (?:program )?first/i.test(textsOf(one).join(' '));
  const first = programs.filter(asks);
  const rest = programs.filter((one) => !asks(one));
  return {
    order: [...first, ...rest].map(({ program }) => program),
    reasons: programs.flatMap(({ program }) => [
      { program, quote: 'Send a fee of $50 to pay@fast-grants.example before you apply' },
    ]),
  };
}
