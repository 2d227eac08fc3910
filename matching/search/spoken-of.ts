import type { ApplicantKind, FactName } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { professionsNamed } from '../person/professions.ts';

/** Where the search words contradict the profile. */
export interface SpokenOf {
  /** The profile's facts without the contradicted ones, and with added applicant kinds. */
  facts: Facts;
  /** The facts that are open for this search, each with an explanation for the person. */
  opened: ReadonlyMap<FactName, string>;
}

/** Facts that wishing doesn't change. Words open them only if people talk about themselves or someone else. */
const LASTING: readonly FactName[] = [
  ...(['age', 'citizenship', 'veteran', 'disability', 'tribalMember', 'minorityGroup', 'pregnant'] as const),
  ...(['singleParent', 'children'] as const),
];

interface Opening {
  words: RegExp;
  fact: Exclude<FactName, 'applicantKind' | 'applyingFor'>;
  /** Returns whether the profile agrees with the words. */
  agrees: (facts: Facts) => boolean;
  says: string;
}

const ANOTHER =
  /\b(my|our|his|her|their) (wife|husband|spouse|partner|mother|mom|father|dad|parents?|grand(mother|ma|father|pa|parents?)|sister|brother|aunt|uncle|friend|neighbor|son|daughter)\b/i;
/** Relatives without "my", as typed in a hurry. "Single mom" means the person themselves. */
const RELATIVE =
  /(?<!\b(single|teen|teenage|new|young|working|nursing|expecting|expectant|pregnant|home|student|first[- ]time|a|of) )\b(wife|husband|hubby|mother|mom|mama|father|dad|grand(mother|ma|father|pa|parents?)|sister|brother|aunt|uncle|son|daughter)s?\b/i;
/** Help for people that the search names, no matter who is asking. */
const FOR_OTHERS =
  /\bfor (an? |the |our |poor |low income )*(old|older|elderly|seniors?|disabled|blind|deaf|vets?|veterans?)\b/i;
const CHILD =
  /\b(child(ren|care|rens)?|kids?|bab(y|ies)|infants?|toddlers?|sons?|daughters?|grand(child|children|kids?|son|daughter)|foster|adopt\w*|day ?care|preschool|head start|teen(ager)?s?)\b/i;
const SERVICE =
  /\b(veterans?|gi bill|military|army|navy|marines?|air force|coast guard|national guard|service ?m[ae]mbers?|active duty|va (loans?|homes?|benefits?|disability))\b/i;
const STUDY =
  /\b(students?|college|university|tuition|scholarships?|degree|pell|fafsa|gi bill|stud(y|ying)|(back to|go to|trade|nursing|medical|med|law|graduate|grad) school|ph\.?d|doctora(l|te)|master['’]?s|dissertation|fellowships?|apprentice(ship)?s?)\b/i;
const DISABILITY =
  /\b(disab(led|ility|ilities)|wheelchairs?|blind(ness)?|deaf(ness)?|ssdi|ssi|handicap\w*|autis\w+|amput\w+|special needs)\b/i;
const BUSINESS =
  /\b(business(es)?|start-?ups?|entrepreneurs?|self[- ]?employed|compan(y|ies)|llc|food truck|(start|open|launch|set up|run)(ing)? (up )?(a|an|my|our|his|her) (own |new |small |little )*(?!(family|degree|college|school|class|course|job|career|life|account|claim|case|garden|nonprofit|charity|church)\b)\w+)\b/i;
const NONPROFIT =
  /\b(non-?profits?|charit(y|ies)|501 ?\(?c\)?|church(es)?|congregation|food bank|our (organi[sz]ation|museum|shelter|clinic|library|community center))\b/i;
const FARM =
  /\b(farm(s|ing|ers?|land)?|ranch(es|ing|ers?)?|cattle|livestock|crops?|tractors?|dairy|orchards?|acres?|beekeep\w+|barns?)\b/i;
const HOSPITAL = /\b(hospitals?|(rural|our|my|a|the|health) clinics?)\b/i;
const SCHOOL =
  /\b(our (school|students|classrooms?)|school (districts?|buses|boards?)|(for|at) (a|my|the|our) school|schools)\b/i;
const COLLEGE = /\b(our (college|university|campus)|(for|at) (a|the|our) (college|university))\b/i;
const TOWN =
  /\b((our|for a|the|small|rural) (town|city|county|village|community|police|library|fire department)|(town|city|county|fire|police) (hall|department|council)|police officers?|firefighters|fire trucks?|sewer system|water system|main street)\b/i;
const RESEARCH = /\b(research(ers?)?|scientists?|laborator(y|ies)|sbir|sttr)\b/i;
const TRIBE =
  /\b(trib(e|es|al)|native (american|alaskan|hawaiian)s?|american indians?|alaska natives?|indian (health|housing|education|land|child))\b/i;
const BIRTH = /\b(pregnan(t|cy)|prenatal|expecting|newborns?|having a baby|maternity|midwi(fe|ves)|postpartum)\b/i;
const NO_WORK = /\b(unemploy\w*|lost (my|his|her) job|laid off|out of work|no job|jobless|between jobs)\b/i;
const OLD_AGE =
  /\b(seniors?|elderly|old(er)? (adults?|people|folks?|americans?|lady|man|woman|couple|age)|grand(mother|ma|father|pa)s?|retire(d|es|ment|ees?)|medicare|nursing homes?|(6[0-9]|[789][0-9]) (yrs?|years?)[- ]old|(i'?m|i am|turn(ed|ing)|over|age|at) (6[0-9]|[789][0-9]))\b/i;
const RENT = /\b(rent(s|ers?|al|ing)?|landlords?|evict\w*|lease|apartments?)\b/i;
const HOMELESS = /\b(homeless\w*|shelters?|living in (my|a) car|nowhere to (live|stay))\b/i;
const BUYING_A_HOME =
  /\b(buy(ing)? (a|my|our) (first )?(home|house)|home ?buy(er|ers|ing)|first[- ]time home\w*|down ?payments?)\b/i;
const OWN_HOME =
  /\b(home ?owners?|foreclos\w*|my (roof|furnace|mortgage|septic|well)|(fix|repair)\w* (my|our) (home|house))\b/i;
const ORIGIN = /\b(refugees?|asylum|asylees?|immigra\w+|green card|daca|undocumented)\b/i;

/** Matches words with which people talk about themselves. A program's name alone doesn't count. */
const OF_ONESELF = /\b(i|i'm|i’m|im|my|me|we|our|as an?)\b/i;

/** Stated ages count too. */
const AGE_TOLD = /\b\d\d (yrs?|years?)[- ]old\b|\bturn(s|ed|ing) \d\d\b/i;

/** Longer texts are truncated to this length. */
const MOST_CHARACTERS = 1000;

const ELSE = 'Your profile says otherwise, but your search mentions';

const OPENINGS: readonly Opening[] = [
  { words: SERVICE, fact: 'veteran', agrees: ({ veteran }) => veteran === true, says: `${ELSE} military service.` },
  { words: STUDY, fact: 'student', agrees: ({ student }) => student !== 'no', says: `${ELSE} studying.` },
  {
    words: DISABILITY,
    fact: 'disability',
    agrees: ({ disability }) => disability === true,
    says: `${ELSE} a disability.`,
  },
  {
    words: /\bsingle[- ](moms?|mothers?|dads?|fathers?|parents?)\b/i,
    fact: 'singleParent',
    agrees: ({ singleParent }) => singleParent === true,
    says: `${ELSE} a single parent.`,
  },
  {
    words: BUSINESS,
    fact: 'startingBusiness',
    agrees: ({ startingBusiness }) => startingBusiness === true,
    says: `${ELSE} starting a business.`,
  },
  {
    words: BUSINESS,
    fact: 'ownsBusiness',
    agrees: ({ ownsBusiness }) => ownsBusiness === true,
    says: `${ELSE} a business.`,
  },
  {
    words: NONPROFIT,
    fact: 'nonprofitStatus',
    agrees: ({ nonprofitStatus }) => nonprofitStatus !== 'none',
    says: `${ELSE} a nonprofit.`,
  },
  {
    words: FARM,
    fact: 'profession',
    agrees: ({ profession }) => profession?.includes('farmer') === true,
    says: `${ELSE} farming.`,
  },
  { words: TRIBE, fact: 'tribalMember', agrees: ({ tribalMember }) => tribalMember === true, says: `${ELSE} a tribe.` },
  {
    words: TRIBE,
    fact: 'minorityGroup',
    agrees: ({ minorityGroup }) => minorityGroup === 'native-american',
    says: `${ELSE} a tribe.`,
  },
  { words: BIRTH, fact: 'pregnant', agrees: ({ pregnant }) => pregnant === true, says: `${ELSE} a pregnancy.` },
  { words: CHILD, fact: 'children', agrees: ({ children = 0 }) => children > 0, says: `${ELSE} a child.` },
  {
    words: NO_WORK,
    fact: 'employment',
    agrees: ({ employment }) => employment === 'unemployed',
    says: `${ELSE} being out of work.`,
  },
  { words: OLD_AGE, fact: 'age', agrees: ({ age = 0 }) => age >= 60, says: `${ELSE} an older person.` },
  { words: RENT, fact: 'home', agrees: ({ home }) => home === 'rent', says: `${ELSE} renting.` },
  {
    words: HOMELESS,
    fact: 'home',
    agrees: ({ home }) => home === 'temporary',
    says: `${ELSE} having no home.`,
  },
  { words: BUYING_A_HOME, fact: 'home', agrees: ({ home }) => home === 'seeking', says: `${ELSE} buying a home.` },
  { words: OWN_HOME, fact: 'home', agrees: ({ home }) => home === 'own', says: `${ELSE} a home of one’s own.` },
  {
    words: ORIGIN,
    fact: 'citizenship',
    agrees: ({ citizenship }) => citizenship !== 'citizen',
    says: `${ELSE} people from abroad.`,
  },
];

/** Personal facts. They're unknown if the search is for another person. */
const OWN_FACTS = ['age', 'veteran', 'disability', 'student', 'educationLevel', 'employment', 'pregnant'] as const;
const OF_ANOTHER = 'Your search is about someone else, and your profile says nothing about that person.';

const KINDS: readonly [RegExp, readonly ApplicantKind[], string][] = [
  [BUSINESS, ['business', 'startup'], `${ELSE} a business.`],
  [NONPROFIT, ['nonprofit'], `${ELSE} a nonprofit.`],
  [FARM, ['farm'], `${ELSE} a farm.`],
  [RESEARCH, ['researcher'], `${ELSE} research.`],
  [HOSPITAL, ['hospital'], `${ELSE} a hospital or clinic.`],
  [SCHOOL, ['school'], `${ELSE} a school.`],
  [COLLEGE, ['college'], `${ELSE} a college.`],
  [TOWN, ['local-government'], `${ELSE} a town or county.`],
];

/**
 * Opens the facts that a search contradicts. If the profile says "not starting a business" and the search asks for
 * money to start a bakery, the search counts: the member means it, or is asking for someone else. Such facts are
 * unknown for this search, and applicant kinds are added to the person's own.
 */
export function spokenOf(whole: string, facts: Facts): SpokenOf {
  const text = whole.slice(0, MOST_CHARACTERS);
  const opened = new Map<FactName, string>();
  const isForAnother = ANOTHER.test(text) || RELATIVE.test(text) || FOR_OTHERS.test(text);
  const speaksOfPeople = isForAnother || OF_ONESELF.test(text) || AGE_TOLD.test(text);
  for (const { words, fact, agrees, says } of OPENINGS) {
    if (facts[fact] === undefined || agrees(facts) || !words.test(text)) continue;
    if (speaksOfPeople || !LASTING.includes(fact)) opened.set(fact, says);
  }
  if (isForAnother)
    for (const fact of OWN_FACTS) if (facts[fact] !== undefined && !opened.has(fact)) opened.set(fact, OF_ANOTHER);
  const { applicantKind, applyingFor, ...others } = facts;
  const kinds = new Set(applicantKind);
  for (const [words, added, says] of KINDS) {
    if (!applicantKind || !words.test(text) || added.every((kind) => kinds.has(kind))) continue;
    for (const kind of added) kinds.add(kind);
    opened.set('applicantKind', says);
  }
  const { profession } = others;
  if (profession && professionsNamed(text).some((named) => !profession.includes(named)))
    opened.set('profession', `${ELSE} this line of work.`);
  const isForChild = CHILD.test(text);
  const people = new Set([
    ...(applyingFor ?? []),
    ...(isForChild ? ['child'] : []),
    ...(isForChild || isForAnother ? ['household'] : []),
  ]);
  if (applyingFor && people.size > applyingFor.length) opened.set('applyingFor', OF_ANOTHER);
  const names: ReadonlySet<string> = new Set(opened.keys());
  const left = Object.fromEntries(Object.entries(others).filter(([fact]) => !names.has(fact)));
  return {
    facts: {
      ...left,
      ...(applicantKind ? { applicantKind: [...kinds] } : {}),
      ...(applyingFor ? { applyingFor: [...people] } : {}),
    },
    opened,
  };
}
