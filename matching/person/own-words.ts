import { distinctiveWords, isGeneral } from '../search/words.ts';

/**
 * Returns whether a person's own words support a condition. "Director of a shelter for homeless veterans" describes a
 * job, not the director's own home, so it supports conditions about work. "Widow of a Korean War veteran" describes a
 * life, so it supports conditions about people.
 */
export function isToldIn(own: string, condition: string): boolean {
  if (isPlainlyToldIn(own, condition)) return true;
  if (NAMES_AN_OFFICER.test(condition) && !NAMES_AN_OFFICER.test(own)) return false;
  if (RUNS.test(condition) && IS_HIRED.test(own) && !IS_IN_CHARGE.test(own)) return false;
  if (IS_OF_WORK.test(condition) && !IS_OF_NEED.test(condition) && sharesWords(own, condition, OF_ANY_JOB)) return true;
  if (NAMES_A_SERVICE.test(condition) && !NAMES_A_SERVICE.test(own)) return false;
  return IS_OF_LIFE.test(own) && sharesWords(own, condition, EVERYDAY);
}

/** Returns whether a person's own words fully state a condition. */
export function isPlainlyToldIn(own: string, condition: string): boolean {
  return OWN_CASES.some(({ told, asked }) => told.test(own) && asked.test(condition));
}

/** Guards against reading "unable to work" as an officer hurt on duty. */
const NAMES_AN_OFFICER = /\bofficers?\b/i;
/**
 * Guards against inferring service or mining from a husband's death alone. "Miner's widow" or "soldier's widow" is
 * enough.
 */
const NAMES_A_SERVICE = /\b(coal|miners?|duty|veterans?|service|officer)\b/i;

const FARM_LOSS = /\blost\b.*\b(crops?|cattle|herd|livestock|orchard)\b/i;

/** Returns whether the person says they lost crops or animals that their farm depends on. */
export function tellsOfLoss(own: string): boolean {
  return FARM_LOSS.test(own);
}

const BUYS_LAND = /\b(buy|buying|purchase) (\w+ ){0,3}(land|farm|ranch|acres)\b/i;

/** Returns whether the person says they want to buy land or a farm. */
export function wantsLand(own: string): boolean {
  return BUYS_LAND.test(own);
}

/** Wording that fully states a condition. */
const OWN_CASES: readonly { told: RegExp; asked: RegExp }[] = [
  {
    told: /\b(former foster (youth|child|kid)|(aged|aging) out of foster care|(was|grew up) in foster care)/i,
    asked: /^You were in foster care|^You face a barrier.*foster care/,
  },
  {
    told: /\b(polluted|contaminated) (land|sites?|soil)\b|\bbrownfields?\b|\bclean up an? (old|abandoned|closed)\b/i,
    asked: /^The site counts as a brownfield/,
  },
  { told: FARM_LOSS, asked: /Secretary of Agriculture named/ },
  { told: /\b(diagnosed with|i have|have) (ALS\b|Lou Gehrig)/i, asked: /^You have ALS\b/ },
  {
    told: BUYS_LAND,
    asked: /^You (are buying|want to buy) .*\bfarm\b/,
  },
  {
    told: /\b(young|beginning|new|first[- ]year) (\w+ )?(farmer|rancher|grower)s?\b/i,
    asked: /^You are a beginning farmer|^You have not owned farmland/,
  },
  {
    told: /\bwid(ow|ower) of\b.*\b(veteran|soldier|marine|sailor)\b/i,
    asked: /^You are the (surviving spouse|widow)\b.* of a (wartime )?(veteran|service member)\b/,
  },
  {
    told: /\b(World War|WW ?II|Korean? War|Vietnam|Gulf War|Iraq|Afghanistan)\b/i,
    asked: /\b(wartime|during (a|the) war|period of war)\b/i,
  },
  {
    told: /\b(husband|wife|spouse)\b.*\b(died|passed away)\b|\bwid(ow|ower)\b/i,
    asked: /^(It is the child|You are the widow, widower or divorced spouse) of the person who died$/,
  },
  {
    told: /\b(father|mother|dad|mom|parent)\b.*\b(died|killed|fell)\b.*\b(on( active)? duty|serving|in service|Iraq|Afghanistan)\b/i,
    asked:
      /^Your parent.* died in the line of duty|\bthe child, husband or wife of one who died in or from the service|^You are the .*\bchild\b.* of a (veteran or )?service member|^The (veteran|service member) died on active duty/,
  },
  { told: /\b(adjunct|part[- ]time|gig|seasonal|temp)\b/i, asked: /^You have a job that offers no plan\b/ },
  {
    told: /\b(just|newly|recently) arrived\b|\barrived (this|last) (week|month)\b/i,
    asked: /^You arrived or were granted protection within the last/,
  },
  {
    told: /\bstudent (loans?|debt)\b/i,
    asked: /^You (have|pay back|borrowed) (federal |nursing school )?(student )?(loans|Direct Loans)\b(?!.*didn't go)/i,
  },
];

/** Matches conditions about what a person does or runs. */
const IS_OF_WORK =
  /\b(you|or) (run|serve|teach|develop|produce|make|sell|operate|raise|grow|would start)\b|\byour (project|organization|business|company|research|work|job)\b|\b(work|job|farmer|project|business|company|technology|research|scholar|professor|position)\b/i;
/** Guards against reading a day care teacher as someone who runs a day care. */
const RUNS = /\b(you|or) (run|operate|own)\b/i;
const IS_HIRED = /\b(teachers?|aides?|workers?|assistants?|clerks?|cooks?|nurses?|drivers?|employees?|staff)\b/i;
const IS_IN_CHARGE =
  /\b(own|owns|owners?|runs?|running|operates?|operators?|providers?|directors?|managers?|heads?|self[- ]employed)\b/i;
/** Matches conditions about what happened to a person. */
const IS_OF_NEED = /\b(victim|disabled by|widow|homeless, |work rules)/;
/** Matches words about a person's life rather than their job. */
const IS_OF_LIFE =
  /\b(husband|wife|spouse|widow|widower|my|mother|father|died|diagnosed|adopting|unpaid|lost|victim of|survivor of|served in|black lung|cancer|deaf|blind)\b/i;

/** Matches words that show the person is in high school. */
const IN_HIGH_SCHOOL =
  /\b(high school|hs) (student|senior|junior|sophomore|freshman)\b|\b(9|10|11|12)th[- ]grader?\b|\b(ninth|tenth|eleventh|twelfth)[- ]grader?\b/i;

/** Wording that contradicts a condition. */
const DENIED_CASES: readonly { told: RegExp; asked: RegExp }[] = [
  { told: IN_HIGH_SCHOOL, asked: /^You (are not enrolled in high school|dropped out of school)/ },
  { told: /\b(adjunct|lecturer|professor|college|university)\b/i, asked: /^Your elementary or secondary school\b/ },
  { told: /\bjust arrived\b/i, asked: /^You worked or earned enough in the months before\b/ },
];

/** Returns whether a person's own words contradict a condition. */
export function isDeniedIn(own: string, condition: string): boolean {
  return DENIED_CASES.some(({ told, asked }) => told.test(own) && asked.test(condition));
}

/** How many words have to match. At least one of them has to be rare among programs. */
const WORDS_TOLD = 2;
/** "High school student" says where a person studies, which has nothing to do with what programs require of schools. */
const SCHOOLING: ReadonlySet<string> = stemsIn('high school schools student students college university');
/** Words that don't identify an occupation, as in "unable to work" or "retired from a good job". */
const OF_ANY_JOB: ReadonlySet<string> = new Set([
  ...SCHOOLING,
  ...stemsIn('able unable work worked worker working job retired unemployed looking'),
]);
/** Words about everyday life that fit too many conditions. */
const EVERYDAY: ReadonlySet<string> = new Set([
  ...SCHOOLING,
  ...stemsIn(
    'age aged adult care child children family foster full home last live long old older time work year years',
  ),
]);

function sharesWords(own: string, condition: string, silent: ReadonlySet<string>): boolean {
  const told = stemsOf(own);
  const shared = [...stemsOf(condition)].filter((stem) => told.has(stem) && !silent.has(stem));
  return shared.length >= WORDS_TOLD && shared.some((stem) => !isGeneral(stem));
}

const stemmed = new Map<string, ReadonlySet<string>>();
/** The cache size. Members' words vary endlessly, and the catalog has a few thousand conditions. */
const MOST_STEMMED = 5000;

function stemsIn(text: string): ReadonlySet<string> {
  return new Set(distinctiveWords(text).map(({ stem }) => stem));
}

function stemsOf(text: string): ReadonlySet<string> {
  const known = stemmed.get(text);
  if (known) return known;
  if (stemmed.size >= MOST_STEMMED) stemmed.clear();
  const stems = stemsIn(text);
  stemmed.set(text, stems);
  return stems;
}
