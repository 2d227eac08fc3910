import type { Statement } from '../../../../../contract/ai/analysis.ts';
import { quoteInContext, sentencesOf } from '../proof/quotes.ts';
import type { SourceText } from '../sources.ts';

const CLOSED =
  /\b(?:(?:no longer|not|not (?:currently|now)|stopped|paused) (?:accept\w*|tak\w*) (?:any |new |more ){0,2}(?:applications?|applicants|requests|enrollments?)|(?:applications?|programs?|portal|enrollment|wait(?:ing )?list|application (?:window|period|round))(?: (?:\w+ ){0,3})?(?:is|are|has been|have been) (?:now |currently |temporarily )?(?:closed|paused|suspended|on hold)|(?:funds|funding|money) (?:has|have) (?:all |now )?(?:run out|been (?:exhausted|(?:fully )?(?:committed|spent|used up))))\b/i;
/** Words in sentences about another time or a special case. */
const OPEN = /\b(?:if|when|whenever|once|after|unless|whether|because|as soon as|not closed)\b/i;

const MOST = 2;

/**
 * Returns the sentences in official texts that say applications are closed. Members must see them, no matter what a
 * model selects.
 */
export function closingsIn(sources: readonly SourceText[]): Statement[] {
  const found = new Map<string, Statement>();
  for (const { origin, source, passages } of sources) {
    if (origin !== 'official') continue;
    for (const { text } of passages.flatMap(sentencesOf)) {
      if (!CLOSED.test(text) || OPEN.test(text)) continue;
      const quote = quoteInContext(passages, text);
      if (quote !== null) found.set(quote, { text: quote, quote, source });
    }
  }
  return [...found.values()].slice(0, MOST);
}
