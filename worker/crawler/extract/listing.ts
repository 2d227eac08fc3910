import type { FactName, Rule } from '../../../contract/programs/rules.ts';
import { factsAsked } from '../../../matching/conditions/asked-facts.ts';
import { PASS_THROUGH } from '../../../matching/rules/pass-through.ts';
import type { ApplicantKind } from './applicant-type.ts';
import { applicantTypeOf } from './applicant-types.ts';
import { applicantRule } from './applicants.ts';
import { audienceOf, demandOf, mentionsIn, namesAudience } from './audience.ts';
import { beneficiaryRule, namesPeople } from './beneficiaries.ts';
import { insuresDisability } from './disability.ts';
import { exclusionRules } from './excluded-applicants.ts';
import { incomeRule } from './incomes.ts';
import { allOf, asks, oneOf, toCheck } from './leaves.ts';
import { groupsRule } from './mentions.ts';
import { sentencesOf } from './sentences.ts';

/** A federal or state program listing: code lists, and a text about its purpose. */
export interface Listing {
  /** Its key among the program's sources. */
  source: string;
  title: string;
  objective: string;
  /** Names or codes, as the source writes them. */
  applicantTypes: readonly string[];
  /** The source's sentences about who may apply. */
  notes?: string;
  /** Looks up an applicant type, if the source doesn't use the standard list. */
  typeOf?: typeof applicantTypeOf;
  beneficiaryTypes: readonly string[];
  assistanceTypes: readonly string[];
  /** Categories from the federal subject list, such as "Housing - Construction Rehabilitation". */
  categories?: readonly string[];
}

const PEOPLE: readonly ApplicantKind[] = ['individual', 'researcher'];
const COMPANIES: readonly ApplicantKind[] = ['business', 'startup', 'farm'];

const OF_COMPANIES: readonly FactName[] = ['applicantKind', 'profession', 'tribalMember'];

/** The longest texts to read. Anything longer adds nothing and would slow down the crawl for all other sources. */
export const LONGEST = { title: 500, text: 20_000 } as const;
/**
 * Types of help that go directly to the people in the text. A project grant goes to the organizations that serve them.
 */
const GOES_TO_PEOPLE =
  /\b(direct (payments?|loans?)|loan guarantee|guaranteed|insurance|training|sale, exchange|donation|specialized services|formula grants?)\b/i;
const DEMANDS =
  /\b(participants?|applicants?|individuals?|persons?|borrowers?|beneficiaries|veterans?|students?) must\b/i;
/** Subjects where an organization's project grant funds help that people can walk in and ask for. */
const SERVES_PEOPLE =
  /^(income security and social services|food and nutrition|housing|employment, labor, and training)\b/i;
const FEEDS = /^(income security and social services|food and nutrition - food and nutrition for)\b/i;
const PUBLIC = /^anyone\/general public$/i;
/** Subjects where a project grant may pay for care: it does if the title matches `CARE` but not `BUILDS_CARE`. */
const HEALTH = /^health - (?!health research|specialized health research)/i;
const CARE = /\b(services|clinics|assistance|relief|home visiting|healthy start)\b/i;
/** Titles of grants that plan care or train its staff. */
const BUILDS_CARE = /\b(systems?|delivery|network|outreach|training|personnel|workforce|partnerships|states?)\b/i;
const STUDIES = /\b(research|evaluation|demonstrations?|data|planning|technical assistance|capacity)\b/i;
/** A text states its audience in its first sentences; later ones cover details. */
const STATES_PURPOSE = 2;
/** Housing that the applicant builds for others, no matter who will live in it. */
const BUILT_FOR_OTHERS = /\b(rental|multi-?family|cooperative) housing\b/i;
const OF_TRIBES = /\b(tribal|indians?|native americans?|alaska natives?|native hawaiians?)\b/i;
const SCHOLARSHIP = /\b(scholarships?)\b/i;

/** Extracts a listing's rules: who may apply according to its code lists, who its text is about, and what to check. */
export function extractRules(given: Listing): Rule | null {
  const listing = {
    ...given,
    title: given.title.slice(0, LONGEST.title),
    objective: given.objective.slice(0, LONGEST.text),
  };
  const { source, applicantTypes, typeOf } = listing;
  const organizations = applicantRule(
    applicantTypes,
    source,
    (kind) => !PEOPLE.includes(kind) && !COMPANIES.includes(kind),
    typeOf,
  );
  const companies = applicantRule(applicantTypes, source, (kind) => COMPANIES.includes(kind), typeOf);
  const people = applicantRule(applicantTypes, source, (kind) => PEOPLE.includes(kind), typeOf);
  const ofTribes = tribeRules(listing);
  const conditions = [...ofTribes, ...textRules(listing)];
  const ofPeople = goesToPeople(listing) ? conditions : ofTribes;
  const branches = [
    organizations,
    companies && allOf([companies, ...ofPeople.filter(concernsCompanies)]),
    people && allOf([people, ...orListed(ofPeople, listing)]),
    people ? undefined : throughOthers(listing, conditions),
  ].filter((rule) => rule !== undefined);
  const who = oneOf(branches);
  // Without an applicant list, eligibility is unknown.
  if (applicantTypes.length === 0 || !who) return null;
  const kept = exclusionRules(
    (given.notes ?? '').slice(0, LONGEST.text),
    applicantTypes.map(typeOf ?? applicantTypeOf),
    source,
  );
  return { all: [who, ...kept, toCheck('You meet what the notice or the office asks for beyond this', { source })] };
}

/** Falls back to the coarser beneficiary list if the text doesn't mention people. */
function orListed(told: readonly Rule[], { beneficiaryTypes, source, title, objective }: Listing): readonly Rule[] {
  if (told.some(asksOfPerson)) return told;
  const listed = beneficiaryRule(beneficiaryTypes, source, insuresDisability(`${title}\n${objective}`));
  return listed ? [...told, listed] : told;
}

/**
 * Returns whether a rule is about the company itself. Only kind, trade and tribe are: help for older or poor people can
 * go through any company.
 */
function concernsCompanies(rule: Rule): boolean {
  return [...factsAsked(rule)].every((fact) => OF_COMPANIES.includes(fact));
}

function goesToPeople({ assistanceTypes }: Listing): boolean {
  return assistanceTypes.some((type) => GOES_TO_PEOPLE.test(type) || /^(F00[3-9]|F010|N00[1-7])$/.test(type));
}

/**
 * Returns the rule for people who get the help through organizations, for listings that only organizations can apply
 * to; undefined if the help doesn't reach people.
 */
function throughOthers(listing: Listing, told: readonly Rule[]): Rule | undefined {
  const { source, beneficiaryTypes, categories = [], title } = listing;
  const serves = categories.some((name) => SERVES_PEOPLE.test(name)) && !STUDIES.test(title);
  const isForPeople =
    namesPeople(beneficiaryTypes) ||
    (beneficiaryTypes.length === 0 && demandsOf(listing).length > 0) ||
    (serves && (told.some(asksOfPerson) || feedsThePublic(listing)));
  const isHelp = goesToPeople(listing) || serves || givesCare(listing);
  if (!isForPeople || !isHelp) return undefined;
  return allOf([
    asks({ fact: 'applicantKind', is: 'individual' }, 'You ask for yourself or your family', { source }),
    ...orListed(told, listing),
    toCheck(PASS_THROUGH, { source }),
  ]);
}

function asksOfPerson(rule: Rule): boolean {
  return factsAsked(rule).size > 0;
}

/** Returns whether a program helps the general public directly. Only food and income programs count. */
function feedsThePublic({ beneficiaryTypes, categories = [] }: Listing): boolean {
  return beneficiaryTypes.some((type) => PUBLIC.test(type)) && categories.some((name) => FEEDS.test(name));
}

function givesCare({ categories = [], title }: Listing): boolean {
  return (
    categories.some((name) => HEALTH.test(name)) && CARE.test(title) && !BUILDS_CARE.test(title) && !STUDIES.test(title)
  );
}

/**
 * Returns rules for a program whose title mentions Native people: it's for them, no matter what type of help it gives.
 */
function tribeRules({ source, title }: Listing): Rule[] {
  if (!OF_TRIBES.test(title) || /\bstates?\b/i.test(title)) return [];
  const member = asks({ fact: 'tribalMember', is: true }, 'You are an enrolled member of a tribe', {
    source,
    quote: title,
  });
  if (!/\bhawaiian/i.test(title)) return [member];
  const hawaiian = asks({ fact: 'minorityGroup', is: 'pacific-islander' }, 'You are Native Hawaiian', {
    source,
    quote: title,
  });
  return [{ any: [member, hawaiian] }];
}

/** Extracts the conditions on a person from the title and text, sentence by sentence. */
function textRules(listing: Listing): Rule[] {
  const { source, title } = listing;
  if (BUILT_FOR_OTHERS.test(title)) return [];
  const sentences = sentencesOf(listing.objective);
  const relatives = [title, ...sentences].flatMap((sentence) =>
    mentionsIn(sentence, source).filter(({ kind }) => kind === 'family'),
  );
  const named = groupsRule(title, mentionsIn(title, source));
  // "Veterans' benefits" may be for a veteran's survivors.
  const titled = named && oneOf([named, ...relatives.map(({ rule }) => rule)]);
  const [purpose] = sentences
    .slice(0, STATES_PURPOSE)
    .filter(
      (sentence) => namesAudience(sentence) && mentionsIn(sentence, source).some(({ kind }) => kind !== 'family'),
    );
  const others = sentencesOf(listing.objective).filter(
    (sentence) => sentence !== purpose && /\b(eligible|may also)\b/i.test(sentence),
  );
  const audience = purpose ? audienceOf([purpose], others, source) : undefined;
  const demands = demandsOf(listing);
  const income = sentencesOf(listing.objective).flatMap(
    (sentence) => incomeRule(sentence, { source, quote: sentence }) ?? [],
  );
  const study = sentencesOf(`${title}\n${listing.objective}`).find((sentence) => SCHOLARSHIP.test(sentence));
  return [
    ...(titled ? [titled] : []),
    ...(audience ? [audience] : []),
    ...demands,
    ...(study
      ? [asks({ fact: 'student', in: ['current', 'future'] }, 'You study or are about to', { source, quote: study })]
      : []),
    ...(income[0] ? [income[0]] : []),
  ];
}

function demandsOf({ objective, source }: Listing): Rule[] {
  return sentencesOf(objective)
    .filter((sentence) => DEMANDS.test(sentence) && namesAudience(sentence))
    .flatMap((sentence) => demandOf(sentence, source) ?? []);
}
