import { stem } from '../../../../matching/stem.ts';
import { folded } from './text.ts';
import { isGrammar } from './wording.ts';

/** Bounds and idioms in which "no" and "not" deny nothing. */
const NO_DENIALS = [
  /\b(?:no|not) (?:more|less|fewer|later|earlier|sooner|longer|greater|older|younger|higher|lower) than\b/g,
  /\b(?:does|do|may|must|can|shall|will)? ?not (?:to )?exceed(?:s|ing)?\b/g,
  /\bcannot exceed\b/g,
  /\bnot only\b/g,
  /\b(?:whether )?or not\b/g,
  /\bnot[- ]for[- ]profit\b/g,
  /\bnon-?profits?\b/g,
];

const NEGATORS = new Set(
  (
    'not no nor neither never none nothing nobody cannot cant wont dont doesnt didnt isnt arent wasnt werent hasnt havent ' +
    'mustnt neednt shouldnt couldnt wouldnt without except unless excluding exclude excludes excluded exclusion prohibit ' +
    'prohibits prohibited forbid forbids forbidden deny denies denied bar bars barred refuse refuses refused lack lacks'
  ).split(' '),
);

/** Words that deny their own rest. */
const DENYING_WORD =
  /^(?:non|in(?=eligib|complete|valid|sufficient)|un(?=able|available|qualified|lawful|eligible|allowed)|il(?=legal))-?(\p{L}{3,})$/u;

const SCOPE = 8;

/** A word that denies, with the stems of what it denies (where they tell nothing, of its clause) and of the clause around it. */
export interface Negator {
  denied: ReadonlySet<string>;
  clause: ReadonlySet<string>;
}

/** What a text denies, one entry for each denying word. */
export function negatorsIn(text: string): Negator[] {
  const plain = folded(text).toLowerCase().replaceAll("'", '');
  const without = NO_DENIALS.reduce((sofar, phrase) => sofar.replace(phrase, ' '), plain);
  const sentences = without.split(/[.;:!?]+(?=\s|$)|\bbut\b/);
  return sentences.flatMap((sentence) => sentence.split(/,| - |\band\b/).flatMap(negatorsOfClause));
}

function negatorsOfClause(clause: string): Negator[] {
  const words = clause.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  const own = words.map((word) => DENYING_WORD.exec(word)?.[1]);
  const isDenying = (word: string, place: number) => own[place] !== undefined || NEGATORS.has(word);
  if (!words.some(isDenying)) return [];
  const said = stemsOf([...words, ...own.filter((word) => word !== undefined)]);
  return words.flatMap((word, place): Negator[] => {
    if (!isDenying(word, place)) return [];
    const rest = own[place];
    const denied = stemsOf(rest === undefined ? words.slice(place + 1, place + 1 + SCOPE) : [rest]);
    return [{ denied: denied.size > 0 ? denied : said, clause: said }];
  });
}

function stemsOf(words: readonly string[]): Set<string> {
  return new Set(
    words
      .flatMap((word) => word.split('-'))
      .filter((word) => !isGrammar(word))
      .map(stem),
  );
}

/** Whether a statement denies what its quote does not, or leaves out the denial of what it repeats. */
export function turnsRound(text: string, quote: string): boolean {
  const [said, quoted] = [negatorsIn(text), negatorsIn(quote)];
  if (said.some(({ denied }) => !quoted.some(({ clause }) => meet(denied, clause)))) return true;
  const words = stemsOf(
    folded(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  return quoted.some(({ denied }) => overlap(denied, words) && !said.some(({ clause }) => overlap(clause, denied)));
}

/** Words in common, or none that tell anything on either side. */
function meet(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return overlap(some, others) || (some.size === 0 && others.size === 0);
}

function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((word) => others.has(word));
}
