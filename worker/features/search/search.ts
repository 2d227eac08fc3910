import { MOST_RULED_OUT, SEARCH_PAGE_SIZE } from '../../../contract/limits.ts';
import { type Profile, profile } from '../../../contract/profile/profile.ts';
import type { Category, GrantDetail, Match } from '../../../contract/programs/grants.ts';
import type { Rule } from '../../../contract/programs/rules.ts';
import {
  ANY_CATEGORY,
  type SearchCriteria,
  type SearchResults,
  type Total,
  UNDERSTOOD_WITHOUT_WORDS,
  UNPRICED,
} from '../../../contract/search/search.ts';
import { dependsOnIncome } from '../../../matching/benefits/by-income/curve.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimates/estimated-facts.ts';
import { totalOf } from '../../../matching/benefits/estimates/total.ts';
import { suggestsDanger } from '../../../matching/crisis/as-read.ts';
import { isElsewhere } from '../../../matching/order/elsewhere.ts';
import { pageOf } from '../../../matching/order/order.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { interestsOf } from '../../../matching/person/interests.ts';
import { asksAbroad } from '../../../matching/program/abroad.ts';
import { looksRight } from '../../../matching/rules/looks-right.ts';
import { benefitOf, explainProgram } from '../../../matching/rules/match.ts';
import { exclusionsIn, noExclusions } from '../../../matching/search/exclusions.ts';
import { missingHelpIn } from '../../../matching/search/missing-help.ts';
import { mayBeSpanish, type SpanishReading } from '../../../matching/search/spanish-words.ts';
import { NO_DICTIONARY } from '../../../matching/search/spelling.ts';
import { needsDictionary } from '../../../matching/search/understand.ts';
import { isBare } from '../../../matching/search/words.ts';
import type { Database } from '../../db/client.ts';
import type { Reference } from '../../http/context.ts';
import { deadWebsiteOf } from '../programs/links/queries.ts';
import { type LocalForms, listedInState } from '../programs/local-forms.ts';
import { wholeFor } from '../programs/own-papers.ts';
import { grantDetailOf, sourcedProgramOf, unknownProgram, withdrawnProgram } from '../programs/program.ts';
import { searchByWords } from './by-words.ts';
import { cachedFactsOf, cachedMatchOf } from './facts-cache.ts';
import type { Arrived } from './hits.ts';
import type { Meaning } from './nearest.ts';
import { type ListedJudgment, ownList } from './own-list.ts';
import { findProgramWithChanges, hasSavedHidden } from './queries.ts';
import { resultsOf, type Search } from './results.ts';
import { shownEstimate } from './shown-estimate.ts';

/** How many of the top programs to check for ones that the profile rules out. */
const FIRST = 10;

type SearchReference = Pick<Reference, 'localForms' | 'englishWords'>;

/**
 * Searches programs for this person and these words, best first. Omits programs in `excludeIds`. With `arrived`,
 * returns only programs added in that range. With `meaning`, adds those that are near in meaning.
 */
export async function searchPrograms(
  db: Database,
  member: Profile,
  criteria: SearchCriteria,
  {
    reference,
    arrived = null,
    meaning = null,
  }: { reference: Reference; arrived?: Arrived | null; meaning?: Meaning | null },
): Promise<SearchResults> {
  const person = withCriteria(member, criteria);
  const typed = criteria.searchTerm ?? '';
  const spanish = await spanishIn(typed, criteria.asTyped !== true, reference);
  const words = spanish?.english ?? typed;
  const lack = criteria.asTyped ? null : missingHelpIn(words);
  const leftOut = criteria.asTyped || lack ? noExclusions(lack?.searched ?? words) : exclusionsIn(words);
  const known =
    person === member ? cachedFactsOf(member, reference.figures) : estimatedFactsOf(person, reference.figures);
  const facts = leftOut.names.length === 0 ? known : { ...known, ...leftOut.facts };
  const asked = {
    text: leftOut.rest,
    leftOut,
    facts,
    interests: interestsOf(facts, person.occupation),
    programType: criteria.programType === 'all' ? null : criteria.programType,
    category: categoryOf(criteria),
    state: criteria.includeIneligible ? null : (facts.state ?? null),
    isAbroad: criteria.includeIneligible || asksAbroad(words),
    notTypos: spanish?.unknown ?? [],
    applicantKinds: criteria.includeIneligible ? null : (facts.applicantKind ?? null),
    excludeIds: criteria.excludeIds,
    arrived,
    includeIneligible: criteria.includeIneligible,
    asTyped: criteria.asTyped === true,
    isFirstPage: !criteria.loadMore,
  };
  if (criteria.ruledOut) return ruledOut(db, asked, reference);
  // A search that may signal danger isn't sent to any vendor.
  const asks = meaning !== null && !suggestsDanger(typed);
  const found = await search(db, asked, reference, asks ? meaning : null);
  if (!lack && leftOut.names.length === 0 && !spanish) return found;
  const { understood = UNDERSTOOD_WITHOUT_WORDS } = found;
  return {
    ...found,
    understood: {
      ...understood,
      ...(lack ? { lacks: lack.name } : {}),
      ...(leftOut.names.length > 0 ? { leftOut: [...leftOut.names] } : {}),
      // The English corrections are for words that no one typed.
      ...(spanish ? { language: 'es' as const, corrected: spanish.corrected, suggested: null } : {}),
    },
  };
}

/** Returns the Spanish reading of the typed words, or null if they aren't Spanish. */
async function spanishIn(
  typed: string,
  spelling: boolean,
  reference: Pick<Reference, 'spanishWords'>,
): Promise<SpanishReading | null> {
  return mayBeSpanish(typed) ? (await reference.spanishWords()).read(typed, { spelling }) : null;
}

/**
 * Returns programs that the words ask for but the profile rules out: those among the programs that would otherwise come
 * first, with the member's own area first. Returns none without words, because the member's own list shows only what
 * they may get.
 */
async function ruledOut(db: Database, asked: Search, reference: SearchReference): Promise<SearchResults> {
  const everybody = { ...asked, state: null, applicantKinds: null, includeIneligible: true };
  const { grants, understood } = await search(db, everybody, reference);
  const isAsked = !isBare(asked.text) && understood?.isWeak !== true;
  const closedOf = (some: typeof grants) =>
    isAsked ? some.filter(({ match }) => match.likelihood === 'no').slice(0, MOST_RULED_OUT) : [];
  // Other states' programs must not displace local ones.
  const here = grants.filter(({ match }) => !isElsewhere(match)).slice(0, FIRST);
  const elsewhere = grants.slice(0, FIRST).filter(({ match }) => isElsewhere(match));
  return { grants: [...closedOf(here), ...closedOf(elsewhere)], hasMore: false };
}

/**
 * Runs the search with whatever facts are known. Unknown facts leave programs open. Without words, returns the member's
 * own list.
 */
export async function search(
  db: Database,
  asked: Search,
  reference: SearchReference,
  meaning: Meaning | null = null,
): Promise<SearchResults> {
  if (isBare(asked.text)) return listFor(db, asked, reference);
  const english = needsDictionary(asked.text) ? await reference.englishWords() : NO_DICTIONARY;
  const { notTypos = [] } = asked;
  const dictionary = { has: (word: string) => notTypos.includes(word) || english.has(word) };
  return searchByWords(db, { ...asked, dictionary }, reference, meaning);
}

async function listFor(db: Database, asked: Search, reference: LocalForms): Promise<SearchResults> {
  const { listed: found, facets } = await ownList(db, { ...asked, arrived: asked.arrived ?? null });
  const listed = found.map((judgment) => ({
    ...judgment,
    program: listedInState(judgment.program, asked.facts.state, reference),
  }));
  const isForOrganization = asked.facts.forOrganization === true;
  // An organization's grants aren't household income.
  const ofMoney = isForOrganization ? {} : totalFor(listed, asked.facts);
  // Generates reasons only for the programs on the page.
  const page = pageOf(listed, SEARCH_PAGE_SIZE).map((judgment) => {
    const { program } = judgment;
    const match = besideTotal(cachedMatchOf(program, asked.facts, judgment), program.id, ofMoney.total);
    return { program, match: judgment.isLater ? { ...match, isLater: true } : match };
  });
  // Organizations are looking for money, so advice doesn't count.
  const isAdvice = ({ worth }: { worth: unknown }) => isForOrganization && worth === 'advice';
  const fits = listed.filter(
    ({ likelihood, asPerson, program }) => looksRight(likelihood) && !asPerson && !isAdvice(program),
  ).length;
  const whole = { fits, ...(isForOrganization ? { forOrganization: true } : ofMoney) };
  const ofWhole = asked.isFirstPage ? whole : {};
  const understood = { ...UNDERSTOOD_WITHOUT_WORDS, ...(asked.text === '' ? {} : { isOwnList: true }) };
  const about = { understood, facets, hasMore: listed.length > page.length };
  return { ...resultsOf(page, asked.facts, about), ...ofWhole };
}

/**
 * Returns the total. Omits it if the household is known and nothing can be counted, because asking about the household
 * again wouldn't help.
 */
function totalFor(listed: readonly ListedJudgment[], facts: Facts): Pick<SearchResults, 'total'> {
  const { open, ...counted } = totalOf(listed, facts);
  const depending = open.map((part) => ({ ...part, ...leftOutOf(part, listed, facts) }));
  const total = { ...counted, open: [...depending, ...unpricedIn(listed, { ...counted, open })] };
  const isTold = facts.householdIncome !== undefined && facts.householdSize !== undefined;
  return total.counted.length === 0 && isTold ? {} : { total };
}

/**
 * Returns help that looks right but has no sum to count, such as heating help that depends on fuel and county. Without a
 * total, there's nothing to leave it out of. Advice and loans aren't income, and a benefit counts under one title.
 */
function unpricedIn(listed: readonly ListedJudgment[], { counted, excluded, open, forAll = [] }: Total): Total['open'] {
  if (counted.length === 0) return [];
  const named = new Set([...counted, ...excluded, ...open, ...forAll].map(({ id }) => id));
  const benefits = new Set<string>([...counted, ...excluded].map(({ benefit }) => benefit));
  return listed
    .filter(
      ({ id, likelihood, isPaid, program: { worth, programType, rules } }) =>
        looksRight(likelihood) &&
        !(isPaid || named.has(id) || benefits.has(benefitOf(rules) ?? '')) &&
        !(worth === 'advice' || programType === 'loan'),
    )
    .map(({ id, program: { title } }) => ({ id, title, leftOut: UNPRICED }));
}

function leftOutOf(
  { id }: { id: string },
  listed: readonly ListedJudgment[],
  facts: Facts,
): Pick<Total['open'][number], 'leftOut'> {
  const found = listed.find((one) => one.id === id);
  const leftOut = found && cachedMatchOf(found.program, facts, found).estimate?.leftOut;
  return leftOut ? { leftOut } : {};
}

/** Marks what the total leaves out because another program in the total pays instead. Without a sum, marks nothing. */
function besideTotal(match: Match, id: string, total: Total | undefined): Match {
  if (!match.estimate) return match;
  const { leftOut, ...estimate } = match.estimate;
  if (!total || total.counted.length === 0) return leftOut ? { ...match, estimate } : match;
  const isBeaten = total.excluded.some((part) => part.id === id);
  return isBeaten ? { ...match, estimate: { ...estimate, leftOut: 'other' } } : match;
}

/**
 * Returns everything known about a program, matched to this person. Throws `not_found`, with the reason for a member
 * who saved it.
 */
export async function programDetailFor(
  db: Database,
  { memberId, member, reference }: { memberId: number; member: Profile; reference: Reference },
  id: string,
): Promise<Omit<GrantDetail, 'analyzedBy'>> {
  const found = await findProgramWithChanges(db, id);
  if (!found) throw (await hasSavedHidden(db, memberId, id)) ? withdrawnProgram() : unknownProgram();
  const { changes, alsoListed } = found;
  const facts = estimatedFactsOf(member, reference.figures);
  const program = wholeFor(found.program, facts, reference);
  const match = explainProgram(sourcedProgramOf(program), facts);
  const detail = grantDetailOf(program, { match, facts }, changes, alsoListed, await deadWebsiteOf(db, program));
  return { ...detail, ...reckonedOf(program.rules, facts, { match, member, figures: reference.figures }) };
}

/** Returns how the program's estimate was calculated, if its page shows one. */
function reckonedOf(
  rules: Rule | null,
  facts: Facts,
  { match, member, figures }: { match: Match; member: Profile; figures: Reference['figures'] },
): Pick<GrantDetail, 'reckoned'> {
  const shown = shownEstimate(rules, facts, match);
  if (!shown) return {};
  const { benefit, verdict, amount, assumes, note, missing, explain } = shown;
  const byIncome = dependsOnIncome(benefit, member, figures, new Date().toISOString().slice(0, 10));
  return { reckoned: { verdict, amount, assumes, note, missing, byIncome, ...explain() } };
}

function categoryOf({ category }: SearchCriteria): Category | null {
  return category && category !== ANY_CATEGORY ? category : null;
}

const isAnswer = (name: string) => Object.hasOwn(profile.shape, name);

/**
 * Applies a search's criteria to the profile for that search only. Empty criteria don't count. Returns the same profile
 * object if there are none.
 */
export function withCriteria(member: Profile, criteria: object): Profile {
  const given = Object.entries(criteria).filter(
    ([name, value]) => isAnswer(name) && value !== undefined && value !== null && value !== '',
  );
  if (given.length === 0) return member;
  return profile.parse({ ...member, ...Object.fromEntries(given) });
}
