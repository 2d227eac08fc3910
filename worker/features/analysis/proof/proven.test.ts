import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READINGS, SPLICED } from './claims.fixture.ts';
import { CUT } from './cut.fixture.ts';
import { proven } from './proven.ts';
import { cleaned, folded } from './text.ts';
import { TURNED, UNTURNED } from './turned.fixture.ts';

const honest = READINGS.flatMap(({ passage, honest: pairs }) =>
  pairs.map(([quote, text]) => ({ passage, quote, text })),
);
const lies = READINGS.flatMap(({ passage, lies: pairs }) => pairs.map(([quote, text]) => ({ passage, quote, text })));
const at = (share: number, length: number) => Math.floor(share * length);
const fraction = fc.double({ min: 0, max: 0.999, noNaN: true });
const reading = fc.constantFrom(...READINGS);

test.each(honest)('what is true is kept: $text', ({ passage, quote, text }) => {
  const kept = proven({ text, quote }, [passage]);
  expect(kept?.text === cleaned(text) || passage.includes(kept?.text ?? '-')).toBe(true);
});

test.each(SPLICED)('words left over of a sentence are no statement of it: $text', ({ quote, text }) => {
  const kept = proven({ text, quote }, [quote]);
  expect(kept === null || kept.text === quote.replace(/\.$/, '')).toBe(true);
});

test.each(TURNED)('a small word that turns a sentence round makes it no statement: %s', (quote, text) => {
  const kept = proven({ text, quote }, [quote]);
  expect(kept === null || kept.text === quote.replace(/\.$/, '')).toBe(true);
});

test.each(UNTURNED)('small words that change nothing leave a statement as it was said: %s', (quote, text) => {
  expect(proven({ text, quote }, [quote])).toMatchObject({ text, asSaid: true });
});

test('"one" of a quote may be written as 1', () => {
  const quote = 'Owners must agree not to raise the rent for one year.';
  const kept = (text: string) => proven({ text, quote }, [quote])?.text ?? null;
  expect(kept('Owners have to agree that they will not raise the rent for 1 year.')).toBe(quote.slice(0, -1));
  expect(kept('Owners have to agree that they will not raise the rent for 1 month.')).toBeNull();
});

test.each(lies)('what is made up is never shown: $text', ({ passage, quote, text }) => {
  const kept = proven({ text, quote }, [passage]);
  expect(kept === null || (kept.text !== cleaned(text) && passage.includes(kept.text))).toBe(true);
});

describe('whatever a model answers', () => {
  test('a quote that is shown stands in the passage, and so does each figure of the statement', () => {
    const words = fc.array(fc.oneof(fc.constantFrom('not', '60', '$5,000', 'Texas', 'unless', '…'), fc.string()), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(reading, fraction, fraction, words, ({ passage }, from, to, added) => {
        const [start, end] = [at(Math.min(from, to), passage.length), at(Math.max(from, to), passage.length) + 1];
        const quote = passage.slice(start, end);
        const kept = proven({ text: `${quote.slice(0, 300)} ${added.join(' ')}`, quote }, [passage]);
        if (kept === null) return;
        expect(folded(passage)).toContain(folded(kept.quote));
        const digits = (text: string) => text.match(/\d+/g) ?? [];
        expect(digits(passage)).toEqual(expect.arrayContaining(digits(kept.text)));
      }),
      { numRuns: 2000 },
    );
  });

  test('a quote with another word in it, or of two places, is none', () => {
    fc.assert(
      fc.property(reading, fraction, fraction, ({ passage }, first, second) => {
        const words = passage.split(' ');
        const place = at(first, words.length - 10);
        const [head, tail] = [words.slice(place, place + 4), words.slice(place + 4, place + 8)];
        expect(
          proven({ text: 'You can have it', quote: [...head, 'quokka', ...tail].join(' ') }, [passage]),
        ).toBeNull();
        const far = at(second, words.length - 4);
        const glued = [...head, ...words.slice(far, far + 4)].join(' ');
        if (!folded(cleaned(passage)).includes(glued.replace(/[.,;:]$/, ''))) {
          expect(proven({ text: glued, quote: glued }, [passage])).toBeNull();
        }
      }),
    );
  });

  test('a sentence with another number is none, however it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9_999_999 }),
        fc.integer({ min: 2, max: 9_999_999 }),
        fc.constantFrom('$', ''),
        (true_, other, sign) => {
          fc.pre(true_ !== other);
          const sentence = (figure: string) => `The office pays ${sign}${figure} to each household that applies`;
          const passage = sentence(true_.toLocaleString('en-US'));
          for (const figure of [String(other), other.toLocaleString('en-US')]) {
            expect(proven({ text: sentence(figure), quote: passage }, [passage])).toBeNull();
          }
          expect(proven({ text: sentence(String(true_)), quote: passage }, [passage])?.asSaid).toBe(true);
        },
      ),
    );
  });

  test('no text is read for long', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 });
    fc.assert(
      fc.property(units, units, (said, quoted) => {
        const [text, quote] = [String.fromCharCode(...said), String.fromCharCode(...quoted)];
        const kept = proven({ text, quote }, [`${quote} ${text}`]);
        expect(kept === null || kept.text.length <= 500).toBe(true);
      }),
    );
    const started = performance.now();
    for (const piece of ['not ', '1,', '1 to ', 'a.', 'one hundred ', '$1-', '<', 'a-', '@a.', '(', 'x-x-']) {
      const long = piece.repeat(20_000 / piece.length);
      proven({ text: long.slice(0, 400), quote: long.slice(0, 500) }, [long]);
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

test('typographic signs, blanks and hidden characters make no difference; case and words do', () => {
  const passage = 'You can’t apply twice – the office’s rule says “one grant per household” since 2020.';
  const keeps = (quote: string) => proven({ text: quote, quote }, [passage]) !== null;
  expect(keeps("You can't apply twice - the office's rule says")).toBe(true);
  expect(keeps(`${'You  can\u00adt'.replace('\u00adt', '’t')} apply\u00a0twice – the off\u00adice’s\u200b rule`)).toBe(
    true,
  );
  expect(keeps('you can’t apply twice – the office’s rule')).toBe(false);
  expect(keeps('the office’s rule says “one')).toBe(true);
  expect(keeps('an’t apply twice – the office’s rule')).toBe(false);
});

test.each([
  ['You need a business plan', 'You need a business plan if you ask for more than $10,000.'],
  ['you need a business plan', 'If you are over 62, you need a business plan.'],
])('of a quote that leaves out its condition, the whole sentence is shown: %s', (quote, passage) => {
  expect(proven({ text: 'You need a business plan.', quote }, [passage])?.text).toBe(passage);
});

test.each(CUT)('what belongs to a sentence comes with it: %s', (quote, passage, whole) => {
  expect(proven({ text: `${quote}.`, quote }, [passage])?.text ?? null).toBe(whole);
});

test('what the next passage takes back is not quoted alone, nor what turns on the one before', () => {
  const passages = ['Renters get $200 a month.', 'However, renters of public housing get nothing.', 'Ask the county.'];
  const shown = (quote: string) => proven({ text: quote, quote }, passages)?.text ?? null;
  expect(shown('Renters get $200 a month')).toBeNull();
  expect(shown('renters of public housing get nothing')).toBeNull();
  expect(shown('Ask the county.')).toBe('Ask the county.');
});

test.each(['Except farms.', 'But not farms.', 'Unless you farm.', 'Excluded are farms.', 'Only towns may, that is.'])(
  'what the next passage takes back with %j is not quoted alone',
  (next) => {
    const quote = 'Everybody in the county may apply';
    expect(proven({ text: quote, quote }, [`${quote}.`, next])).toBeNull();
  },
);

test('a limit that says all of itself is quoted', () => {
  const quote = 'Only owners of a home may apply';
  expect(proven({ text: quote, quote }, [`${quote}.`])?.text).toBe(quote);
  const part = 'Only if the county agrees to it';
  expect(proven({ text: part, quote: part }, [`${part}.`])).toBeNull();
});

test('a question states nothing, what answers it does', () => {
  const passage = 'Does the grant pay for a new roof? It never did. What does it pay for? It pays for a new stove.';
  for (const quote of ['Does the grant pay for a new roof?', 'the grant pay for a new roof', 'What does it pay for']) {
    expect(proven({ text: 'The grant pays for a new roof.', quote }, [passage])).toBeNull();
    expect(proven({ text: quote, quote }, [passage])).toBeNull();
  }
  const answer = 'It pays for a new stove';
  expect(proven({ text: answer, quote: answer }, [passage])?.text).toBe(answer);
});

test('of a quote that leaves out what limits it, the whole sentence is shown', () => {
  const passage = 'Grants are open to all farms in the county, unless they grow tobacco. Others ask the state.';
  const kept = proven({ text: 'Grants are open to all farms', quote: 'Grants are open to all farms' }, [passage]);
  expect(kept?.quote).toBe('Grants are open to all farms in the county, unless they grow tobacco.');
});

/** What is shown for a quote that is its own statement. */
const shownOf = (quote: string, passages: readonly string[]) => proven({ text: quote, quote }, passages)?.text ?? null;

test.each([
  ['Myth: You must own your home.'],
  ['MYTH #2 – You must own your home. Fact: Renters can apply.'],
  ['Myth 1: It takes long. You must own your home. Fact: Renters can apply.'],
  ['False: You must own your home.'],
  ['Common misconception: You must own your home.'],
  ['True or false: You must own your home.'],
  ['You must own your home. True or false?'],
  ['You must own your home. False. Renters can apply.'],
  ['You must own your home. That’s a myth.'],
  ['Myth: You must own your home | Fact: Renters can apply'],
  ['You must own your home. This is no longer the case.'],
])('what a text calls untrue is never quoted: %s', (passage) => {
  expect(shownOf('You must own your home', [passage])).toBeNull();
});

test('nor where the label, or the answer, is a passage of its own; what is set against a myth is', () => {
  expect(
    shownOf('You must own your home', ['Myth', 'You must own your home.', 'Fact', 'Renters can apply.']),
  ).toBeNull();
  expect(shownOf('You must own your home', ['You must own your home.', 'False. Renters can apply.'])).toBeNull();
  const passage = 'Myth: You must own your home. Fact: Renters in the county can apply.';
  expect(shownOf('Renters in the county can apply', [passage])).toBe('Fact: Renters in the county can apply.');
});

test.each([
  'However, not in Ohio.',
  'Except: towns in Ohio.',
  'This does not apply to towns.',
  'This doesn’t apply to towns.',
  'But not in Ohio.',
  'Unless they live in town.',
  'Note: only in Ohio.',
  'Please note that towns ask the state.',
  'Some restrictions apply.',
  'They may not live in Ohio.',
  'Not available in Ohio.',
])('what the sentence or the passage after takes back is not quoted without it: %s', (next) => {
  const quote = 'Everybody in the county may apply';
  expect(shownOf(quote, [`${quote}. ${next} Ask us.`])).toBe(`${quote}. ${next}`);
  expect(shownOf(quote, [`${quote}.`, next])).toBeNull();
});

test('what stands in two places is quoted as the one says it that says most, and not where one takes it back', () => {
  const [quote, limit] = ['Renters of the county may apply', 'However, not in Ohio.'];
  expect(shownOf(quote, [`${quote}.`, 'Ask us.', `${quote}. ${limit}`])).toBe(`${quote}. ${limit}`);
  expect(shownOf(quote, [`${quote}. Ask us. ${quote}. ${limit}`])).toBe(`${quote}. ${limit}`);
  expect(shownOf(quote, [`${quote}.`, 'Ask us.', `${quote}.`, limit])).toBeNull();
});

test('words on which all of a passage depends come with each of its sentences', () => {
  const passage = 'Who can’t apply: Students of any age. Renters of public housing.';
  expect(shownOf('Renters of public housing', [passage])).toBe(passage);
  const list = 'Open to all. The following may not apply: 1. Students of any age. 2. Renters of public housing.';
  expect(shownOf('Renters of public housing', [list])).toBe(list.slice('Open to all. '.length));
});

test('a row of a table is quoted whole, or not at all', () => {
  const row = 'Eligible: Farms with a barn | Not eligible: Farms that grow tobacco';
  expect(shownOf('Farms that grow tobacco', [row])).toBe(row);
});

test('an answer is not quoted without its question', () => {
  expect(shownOf('Yes, if you have a lease', ['Can renters apply?', 'Yes, if you have a lease.'])).toBeNull();
  expect(shownOf('No, they may not do that', ['Can renters apply? No, they may not do that.'])).not.toBe(
    'No, they may not do that.',
  );
});

test.each([
  'It is not insurance and does not pay for doctors.',
  'Not covered are railroads and towns.',
  'Except for planning, the program considers research only.',
  'Unless you rent, you may apply here.',
])('a limit that says all of itself may begin a passage: %s', (passage) => {
  expect(shownOf(passage, [passage])).toBe(passage);
});
