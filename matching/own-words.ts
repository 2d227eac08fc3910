import { isGeneral, tellingWords } from './words.ts';

/**
 * What people write of their work tells two things. "Director of a shelter for homeless veterans" tells what the work is
 * about, and nothing of the director's own home: it speaks for conditions on work. "Widow of a Korean War veteran" tells of
 * a life, and speaks for conditions on people.
 */
export function isToldIn(own: string, condition: string): boolean {
  if (OWN_CASES.some(({ told, asked }) => told.test(own) && asked.test(condition))) return true;
  if (RUNS.test(condition) && IS_HIRED.test(own) && !IS_IN_CHARGE.test(own)) return false;
  if (IS_OF_WORK.test(condition) && !IS_OF_NEED.test(condition) && sharesWords(own, condition, SCHOOLING)) return true;
  if (NAMES_A_SERVICE.test(condition) && !NAMES_A_SERVICE.test(own)) return false;
  return IS_OF_LIFE.test(own) && sharesWords(own, condition, EVERYDAY);
}

/** A husband's death says nothing of how he lived: a miner's widow and a soldier's tell it. */
const NAMES_A_SERVICE = /\b(coal|miners?|duty|veterans?|service|officer)\b/i;

const FARM_LOSS = /\blost\b.*\b(crops?|cattle|herd|livestock|orchard)\b/i;

/** Whether somebody tells that they lost what their farm lives on. */
export function tellsOfLoss(own: string): boolean {
  return FARM_LOSS.test(own);
}

/** Words that tell a whole condition by themselves. */
const OWN_CASES: readonly { told: RegExp; asked: RegExp }[] = [
  {
    told: /\b(former foster (youth|child|kid)|(aged|aging) out of foster care|(was|grew up) in foster care)/i,
    asked: /^You were in foster care|^You face a barrier.*foster care/,
  },
  { told: FARM_LOSS, asked: /Secretary of Agriculture named/ },
  { told: /\b(diagnosed with|i have|have) (ALS\b|Lou Gehrig)/i, asked: /^You have ALS\b/ },
  {
    told: /\b(buy|buying|purchase) (\w+ ){0,3}(land|farm|ranch|acres)\b/i,
    asked: /^You (are buying|want to buy) .*\bfarm\b/,
  },
  {
    told: /\b(young|beginning|new|first[- ]year) (\w+ )?(farmer|rancher|grower)s?\b/i,
    asked: /^You are a beginning farmer|^You have not owned farmland/,
  },
  { told: /\bwid(ow|ower) of\b.*\bveteran/i, asked: /\b(surviving spouse|widow)\b.*\bveteran/i },
];

/** Conditions on what somebody does or runs. */
const IS_OF_WORK =
  /\b(you|or) (run|serve|teach|develop|produce|make|sell|operate|raise|grow|would start)\b|\byour (project|organization|business|company|research|work|job)\b|\b(work|job|farmer|project|business|company|technology|research|scholar|professor|position)\b/i;
/** Who teaches at a day care does not run it. */
const RUNS = /\b(you|or) (run|operate|own)\b/i;
const IS_HIRED = /\b(teachers?|aides?|workers?|assistants?|clerks?|cooks?|nurses?|drivers?|employees?|staff)\b/i;
const IS_IN_CHARGE =
  /\b(own|owns|owners?|runs?|running|operates?|operators?|providers?|directors?|managers?|heads?|self[- ]employed)\b/i;
/** Conditions on what happened to somebody. */
const IS_OF_NEED = /\b(victim|disabled by|widow|homeless, |work rules)/;
/** Words of a life, not of a job. */
const IS_OF_LIFE =
  /\b(husband|wife|spouse|widow|widower|my|mother|father|died|diagnosed|adopting|unpaid|lost|victim of|survivor of|served in|black lung|cancer|deaf|blind)\b/i;

/** Who is in high school, by their own words. */
const IN_HIGH_SCHOOL =
  /\b(high school|hs) (student|senior|junior|sophomore|freshman)\b|\b(9|10|11|12)th[- ]grader?\b|\b(ninth|tenth|eleventh|twelfth)[- ]grader?\b/i;

/** Whether what people write of themselves speaks against a condition. */
export function isDeniedIn(own: string, condition: string): boolean {
  return IN_HIGH_SCHOOL.test(own) && /^You (are not enrolled in high school|dropped out of school)/.test(condition);
}

/** So many words in common, one of them a word that few programs have. */
const WORDS_TOLD = 2;
/** "High school student" tells where somebody learns, and nothing of what programs ask of high schools. */
const SCHOOLING: ReadonlySet<string> = stemsIn('high school schools student students college university');
/** Words of any life. */
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
/** Members' words come and go; the conditions of the catalogue are a few thousand. */
const MOST_STEMMED = 5000;

function stemsIn(text: string): ReadonlySet<string> {
  return new Set(tellingWords(text).map(({ stem }) => stem));
}

function stemsOf(text: string): ReadonlySet<string> {
  const known = stemmed.get(text);
  if (known) return known;
  if (stemmed.size >= MOST_STEMMED) stemmed.clear();
  const stems = stemsIn(text);
  stemmed.set(text, stems);
  return stems;
}
