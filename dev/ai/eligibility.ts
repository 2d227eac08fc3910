const NOTHING = { fact: null, isTrue: null, oneOf: null, atLeast: null, atMost: null, isForbidden: false };

interface Reading {
  words: RegExp;
  /** The fact that the words state. */
  read(match: RegExpMatchArray): object;
}

/** As much as it takes to try the way of rules from a text: a model reads far more. */
const READINGS: readonly Reading[] = [
  { words: /\bveterans?\b/i, read: () => ({ fact: 'veteran', isTrue: true, says: 'You served in the armed forces' }) },
  {
    words: /\b(\d{2}) (?:years of age )?or older\b/i,
    read: ([, age]) => ({ fact: 'age', atLeast: Number(age), says: `You are ${age} or older` }),
  },
  { words: /\bhomeowners?\b/i, read: () => ({ fact: 'home', oneOf: ['own'], says: 'You own your home' }) },
];

/** The conditions of a program's text, each with the words that state it. */
export function eligibilityIn(input: string): unknown {
  // The first line is the title.
  const text = input.slice(input.indexOf('\n\n') + 2);
  const conditions = READINGS.flatMap(({ words, read }) => {
    const match = words.exec(text);
    return match ? [{ alternatives: [{ ...NOTHING, ...read(match), quote: match[0] }] }] : [];
  });
  return { conditions };
}
