type Word = 'or' | 'and';

/** Sentences by value: the statement and its opposite. */
export type Phrases = Readonly<Record<string, readonly [is: string, isNot: string]>>;

/** Returns the sentence for several values: "You own your home or rent your home". */
export function statements(phrases: Phrases) {
  return (values: readonly string[], negated: boolean): string =>
    joined(
      values.flatMap((value) => phrases[value]?.[negated ? 1 : 0] ?? []),
      negated ? 'and' : 'or',
    );
}

/** Joins statements that start the same way: "You own your home or rent your home". */
function joined(statements: readonly string[], word: Word): string {
  const [first = '', ...others] = statements;
  const start = ['You are ', 'You live in ', 'You '].find((text) =>
    statements.every((statement) => statement.startsWith(text)),
  );
  if (start && others.length > 0)
    return `${start}${listed(
      statements.map((statement) => statement.slice(start.length)),
      word,
    )}`;
  return upperFirst(
    listed(
      [first, ...others].map((statement, index) => (index === 0 ? statement : lowerFirst(statement))),
      word,
    ),
  );
}

/** Returns "a, b or c". */
export function listed(parts: readonly string[], word: Word): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

export const withArticle = (noun: string) => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
