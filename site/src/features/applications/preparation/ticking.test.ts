import { expect, test } from 'vitest';
import { NOT_TICKING, type Ticking, tickQueue } from './ticking.ts';

function queueThat(send: (key: string, done: boolean) => Promise<string>) {
  let now: Ticking = NOT_TICKING;
  const answers: string[] = [];
  const tick = tickQueue({
    change: (next) => {
      now = next(now);
    },
    send,
    onAnswer: (answer) => answers.push(answer),
    messageOf: String,
  });
  return { tick, answers, shown: () => [[...now.pending], [...now.faults]] };
}

test('a checkmark shows immediately and stays when the server confirms it', async () => {
  const { tick, shown, answers } = queueThat(async (key) => key);
  const kept = tick('a', true);
  expect(shown()).toEqual([[['a', true]], []]);
  await kept;
  expect([shown(), answers]).toEqual([[[], []], ['a']]);
});

test('a rejected checkmark reverts with an error until the next attempt', async () => {
  let isDown = true;
  const { tick, shown } = queueThat(async (key) => {
    if (isDown) throw 'The server sleeps';
    return key;
  });
  await tick('a', true);
  expect(shown()).toEqual([[], [['a', 'The server sleeps']]]);
  isDown = false;
  await tick('a', true);
  expect(shown()).toEqual([[], []]);
});

test('sends clicks in order, and the last one on a box wins', async () => {
  const sent: string[] = [];
  const { tick, shown, answers } = queueThat(async (key, done) => {
    sent.push(`${key} ${done}`);
    if (sent.length === 1) throw 'Refused';
    return `${key} ${done}`;
  });
  const all = [tick('a', true), tick('b', true), tick('a', false)];
  expect(shown()).toEqual([
    [
      ['a', false],
      ['b', true],
    ],
    [],
  ]);
  await Promise.all(all);
  expect(sent).toEqual(['a true', 'b true', 'a false']);
  expect(answers).toEqual(['b true', 'a false']);
  expect(shown()).toEqual([[], []]);
});
