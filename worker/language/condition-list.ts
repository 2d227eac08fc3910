/** How `describeRules` joins conditions (matching/rules/match.ts), with the Spanish. */
const JOINTS: Readonly<Record<string, string>> = { 'One of these: ': 'Una de estas: ', '; ': '; ', ' and ': ' y ' };
const JOINT = new RegExp(`(${Object.keys(JOINTS).join('|')})`);

/**
 * Says a line of several conditions in Spanish, one after another. Conditions contain the same words that join them, so
 * each time it takes as much of the line as is known. Undefined if the line isn't such a list.
 */
export function conditionsInSpanish(english: string, say: (english: string) => string): string | undefined {
  if (!english.includes('One of these: ')) return undefined;
  const pieces = english.split(JOINT);
  const own: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { text, until } = longestKnown(pieces, at, say);
    own.push(text);
    at = until;
  }
  return own.join('');
}

function longestKnown(pieces: readonly string[], at: number, say: (english: string) => string) {
  for (let until = pieces.length; until > at; until -= 1) {
    const english = pieces.slice(at, until).join('');
    const text = say(english);
    if (text !== english) return { text, until };
  }
  const piece = pieces[at] ?? '';
  return { text: JOINTS[piece] ?? piece, until: at + 1 };
}
