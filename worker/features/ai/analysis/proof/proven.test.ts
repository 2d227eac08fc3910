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

test.each(honest)('true statements are kept: $text', ({ passage, quote, text }) => {
  const kept = proven({ text, quote }, [passage]);
  expect(kept?.text === cleaned(text) || passage.includes(kept?.text ?? '-')).toBe(true);
});

test.each(SPLICED)('a quote’s own words with a part missing are not accepted: $text', ({ quote, text }) => {
  const kept = proven({ text, quote }, [quote]);
  expect(kept === null || kept.text === quote.replace(/\.$/, '')).toBe(true);
});

test.each(TURNED)('a small word that changes the meaning is not accepted: %s', (quote, text) => {
  const kept = proven({ text, quote }, [quote]);
  expect(kept === null || kept.text === quote.replace(/\.$/, '')).toBe(true);
});

test.each(UNTURNED)('small words that change nothing leave a statement unchanged: %s', (quote, text) => {
  expect(proven({ text, quote }, [quote])).toMatchObject({ text, asSaid: true });
});

test('"one" in a quote may be written as 1', () => {
  const quote = 'Owners must agree not to raise the rent for one year.';
  const kept = (text: string) => proven({ text, quote }, [quote])?.text ?? null;
  expect(kept('Owners have to agree that they will not raise the rent for 1 year.')).toBe(quote.slice(0, -1));
  expect(kept('Owners have to agree that they will not raise the rent for 1 month.')).toBeNull();
});

test.each(lies)('made-up statements are never shown: $text', ({ passage, quote, text }) => {
  const kept = proven({ text, quote }, [passage]);
  expect(kept === null || (kept.text !== cleaned(text) && passage.includes(kept.text))).toBe(true);
});

describe('whatever a model answers', () => {
  test('a quote that is shown is in the passage, and so is each figure', () => {
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

  test('a quote with a changed word, or from two places, is rejected', () => {
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

  test('a sentence with a different number is rejected, however it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9_999_999 }),
        fc.integer({ min: 2, max: 9_999_999 }),
        fc.constantFrom('$', ''),
        (correct, other, sign) => {
          fc.pre(correct !== other);
          const sentence = (figure: string) => `The office pays ${sign}${figure} to each household that applies`;
          const passage = sentence(correct.toLocaleString('en-US'));
          for (const figure of [String(other), other.toLocaleString('en-US')]) {
            expect(proven({ text: sentence(figure), quote: passage }, [passage])).toBeNull();
          }
          expect(proven({ text: sentence(String(correct)), quote: passage }, [passage])?.asSaid).toBe(true);
        },
      ),
    );
  });

  test('no text takes long to read', () => {
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

test('typography, spaces and hidden characters do not matter; case and words do', () => {
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
])('a quote without its condition becomes the whole sentence: %s', (quote, passage) => {
  expect(proven({ text: 'You need a business plan.', quote }, [passage])?.text).toBe(passage);
});

test.each(CUT)('related text is included with a sentence: %s', (quote, passage, whole) => {
  expect(proven({ text: `${quote}.`, quote }, [passage])?.text ?? null).toBe(whole);
});

test('a sentence is not quoted alone if the next passage reverses it', () => {
  const passages = ['Renters get $200 a month.', 'However, renters of public housing get nothing.', 'Ask the county.'];
  const shown = (quote: string) => proven({ text: quote, quote }, passages)?.text ?? null;
  expect(shown('Renters get $200 a month')).toBeNull();
  expect(shown('renters of public housing get nothing')).toBeNull();
  expect(shown('Ask the county.')).toBe('Ask the county.');
});

test.each(['Except farms.', 'But not farms.', 'Unless you farm.', 'Excluded are farms.', 'Only towns may, that is.'])(
  'a sentence that the next passage reverses with %j is not quoted alone',
  (next) => {
    const quote = 'Everybody in the county may apply';
    expect(proven({ text: quote, quote }, [`${quote}.`, next])).toBeNull();
  },
);

test('a complete limitation is quoted', () => {
  const quote = 'Only owners of a home may apply';
  expect(proven({ text: quote, quote }, [`${quote}.`])?.text).toBe(quote);
  const part = 'Only if the county agrees to it';
  expect(proven({ text: part, quote: part }, [`${part}.`])).toBeNull();
});

test('a question states nothing, but its answer does', () => {
  const passage = 'Does the grant pay for a new roof? It never did. What does it pay for? It pays for a new stove.';
  for (const quote of ['Does the grant pay for a new roof?', 'the grant pay for a new roof', 'What does it pay for']) {
    expect(proven({ text: 'The grant pays for a new roof.', quote }, [passage])).toBeNull();
    expect(proven({ text: quote, quote }, [passage])).toBeNull();
  }
  const answer = 'It pays for a new stove';
  expect(proven({ text: answer, quote: answer }, [passage])?.text).toBe(answer);
});

test('a quote without its limit becomes the whole sentence', () => {
  const passage = 'Grants are open to all farms in the county, unless they grow tobacco. Others ask the state.';
  const kept = proven({ text: 'Grants are open to all farms', quote: 'Grants are open to all farms' }, [passage]);
  expect(kept?.quote).toBe('Grants are open to all farms in the county, unless they grow tobacco.');
});

/** Returns how a quote is shown as a statement of its own; null if it isn't shown. */
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

test('a myth with a separate label or answer is not quoted; its correction is', () => {
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
])('a sentence is not quoted without its reversal: %s', (next) => {
  const quote = 'Everybody in the county may apply';
  expect(shownOf(quote, [`${quote}. ${next} Ask us.`])).toBe(`${quote}. ${next}`);
  expect(shownOf(quote, [`${quote}.`, next])).toBeNull();
});

test('of several versions the fullest is quoted, and none if one is reversed', () => {
  const [quote, limit] = ['Renters of the county may apply', 'However, not in Ohio.'];
  expect(shownOf(quote, [`${quote}.`, 'Ask us.', `${quote}. ${limit}`])).toBe(`${quote}. ${limit}`);
  expect(shownOf(quote, [`${quote}. Ask us. ${quote}. ${limit}`])).toBe(`${quote}. ${limit}`);
  expect(shownOf(quote, [`${quote}.`, 'Ask us.', `${quote}.`, limit])).toBeNull();
});

test('words that a whole passage depends on are included with each sentence', () => {
  const passage = 'Who can’t apply: Students of any age. Renters of public housing.';
  expect(shownOf('Renters of public housing', [passage])).toBe(passage);
  const list = 'Open to all. The following may not apply: 1. Students of any age. 2. Renters of public housing.';
  expect(shownOf('Renters of public housing', [list])).toBe(list.slice('Open to all. '.length));
});

test('a table row is quoted in full, or not at all', () => {
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
])('a complete limitation may start a passage: %s', (passage) => {
  expect(shownOf(passage, [passage])).toBe(passage);
});
