import type { SearchResults } from '../../../contract/search/search.ts';
import { relevanceOf } from '../../../matching/search/relevance/relevance.ts';
import { isWeak, withoutHalfPhrases } from '../../../matching/search/relevance/weak.ts';
import { NO_DICTIONARY } from '../../../matching/search/spelling.ts';
import { stem } from '../../../matching/search/stem.ts';
import { type Understood, understand } from '../../../matching/search/understand.ts';
import { isGeneral, titleNamedBy } from '../../../matching/search/words.ts';
import type { Database } from '../../db/client.ts';
import type { CachedCatalog } from './catalog-cache.ts';
import { anyOf, type TextQuery, textQueryOf } from './match-query.ts';
import { type Meaning, withNearest } from './nearest.ts';
import { type Found, findCandidates } from './queries.ts';
import type { Asked, BestCandidate } from './search-request.ts';

export interface Candidates {
  understood: NonNullable<SearchResults['understood']>;
  facets: NonNullable<SearchResults['facets']>;
  /** Best first, by words alone. */
  candidates: BestCandidate[];
  catalog: CachedCatalog;
  /** The IDs of the programs whose title the text names. */
  named: ReadonlySet<string>;
  /** Returns whether none of these programs fits the words well. */
  isWeakAmong: (ids: ReadonlySet<string>) => boolean;
  /** The stems of the search; none if it came from the profile. */
  words: readonly string[];
}

/** With less than this share of the best score, a program just shares a word with the search. */
const LEAST_SHARE = 0.25;

/** With at most this many meaningful words, the person's interests help to choose. */
const FEW_WORDS = 2;
/** The maximum length of `CandidateQuery.stems`, because each stem takes one bit. */
const MOST_STEMS = 30;
const MOST_NAMES = 4;

/** Returns the programs that fit the words, or the person's interests if there are no words. */
export async function bestCandidates(db: Database, asked: Asked, meaning: Meaning | null = null): Promise<Candidates> {
  const { dictionary = NO_DICTIONARY } = asked;
  const repaired = understand(asked.text, { dictionary, spelling: asked.asTyped !== true });
  const plain = repaired.corrected === null ? repaired : understand(asked.text, { spelling: false });
  const text = textOf(repaired, plain);
  const stems = [...new Set([...repaired.words, ...plain.words].map((word) => word.stem))].slice(0, MOST_STEMS);
  const isOpenToInterests = repaired.words.filter((word) => !isGeneral(word.stem)).length <= FEW_WORDS;
  const arrived = asked.arrived ?? null;
  const interests = isOpenToInterests ? anyOf(asked.interests) : null;
  const [{ found, catalog }, near] = await Promise.all([
    findCandidates(db, { ...asked, arrived, text, stems, interests, sharesRows: meaning !== null && text !== null }),
    text && meaning ? meaning.nearest(asked) : [],
  ]);

  // If programs contain the word, it wasn't a typo.
  const search = found.some((program) => hasUnrepaired(program, repaired, plain)) ? plain : repaired;
  const ownInterests = new Set(asked.interests.map(stem));
  const scored = found.map((program) => ({
    ...program,
    relevance: text ? relevanceOf(search, program, ownInterests) : program.textFit,
  }));
  const best = Math.max(0, ...scored.map(({ relevance }) => relevance));
  const meant = text ? withoutHalfPhrases(search, scored) : scored;
  const byWords = meant
    .filter(({ relevance }) => !text || relevance >= LEAST_SHARE * best)
    .toSorted((a, b) => b.relevance - a.relevance || (a.id < b.id ? -1 : 1));
  const isWanted = ({ programType }: BestCandidate) => !asked.leftOut?.kinds.some((kind) => kind === programType);
  const isWeakByWords = text !== null && isWeak(search, scored);
  const candidates = withNearest(byWords, near, { isWeak: isWeakByWords }).filter(isWanted);
  const isNamed = titleNamedBy(asked.text);
  const isDoubtful = search === plain && repaired !== plain;
  return {
    candidates,
    catalog,
    named: new Set(found.filter(({ title }) => isNamed(title)).map(({ id }) => id)),
    isWeakAmong: (ids) =>
      text !== null &&
      isWeak(
        search,
        scored.filter(({ id }) => ids.has(id)),
      ),
    words: text ? search.words.map((word) => word.stem) : [],
    understood: {
      corrected: search.corrected,
      suggested: isDoubtful ? repaired.corrected : null,
      alsoSearched: namesOf(search),
      isWeak: isWeakByWords,
    },
    facets: { programType: countsOf(candidates, 'programType'), category: countsOf(candidates, 'category') },
  };
}

/**
 * Returns the query for the corrected words and also for the words as typed, because an apparent typo may be a name.
 */
function textOf(repaired: Understood, plain: Understood): TextQuery | null {
  const text = textQueryOf(repaired);
  const asWritten = plain === repaired ? null : textQueryOf(plain);
  if (!text || !asWritten) return text;
  return { ...text, some: `${text.some} OR ${asWritten.some}` };
}

function hasUnrepaired(program: Found, repaired: Understood, plain: Understood): boolean {
  const understood = new Set(repaired.words.map((word) => word.stem));
  return plain.words.some((word) => !understood.has(word.stem) && program.inText.has(word.stem));
}

/** Returns the names of the search's concepts, unless the words already include them. */
function namesOf({ concepts, spoken }: Understood): string[] {
  const said = new Set(spoken);
  return concepts
    .filter(({ concept, weight }) => weight === 1 && concept.official[0]?.some((part) => !said.has(part)))
    .map(({ concept }) => concept.name)
    .slice(0, MOST_NAMES);
}

function countsOf(candidates: readonly BestCandidate[], property: 'programType' | 'category'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const candidate of candidates) {
    const value = candidate[property];
    if (value) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
