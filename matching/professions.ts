import type { PROFESSIONS, ResearchField } from '../contract/rules.ts';

type Profession = (typeof PROFESSIONS)[number];

/** People who farm; not those who work for a farm, insure farms or sell what is called after one. */
const FARMS =
  /\b(farmers?|ranchers?|growers?|beekeepers?|orchardists?|(dairy|cattle|crop|sheep|hog|poultry) (farming|producers?)|(own|run|have) an? (farm|ranch|orchard|dairy))\b/i;
const RESEARCHES = /\b(research(ers?|ing)?|scientists?|professors?)\b/i;

/** Who still learns a profession, or left out which, does not have it yet. */
const NOT_YET = /\b(students?|trainees?|apprentices?|pre-?(med|vet|law)|aspiring|future)\b/i;

const WORDS: readonly [Profession, RegExp][] = [
  [
    'artist',
    /\b(artists?|musicians?|painters?|sculptors?|writers?|songwriters?|poets?|dancers?|actors?|film ?makers?|film producers?|composers?|potters?)\b/i,
  ],
  ['builder', /\b(builders?|contractors?|developers? of (homes|housing)|construction (worker|manager))\b/i],
  ['business-person', /\b(business ?(wo)?m[ae]n|business owners?|entrepreneurs?|self[- ]employed|shop ?keepers?)\b/i],
  ['child-care-worker', /\b(child ?care|day ?care|nanny|preschool)\b/i],
  ['dentist', /\bdent(ist|al)\w*\b/i],
  ['educator', /\b(teach(er|ers|ing)|educators?|professors?|instructors?|lecturers?|principal|school counselors?)\b/i],
  ['engineer', /\b(engineers?|architects?)\b/i],
  ['farmworker', /\b(farm ?(worker|hand|laborer)s?|field ?hands?|farm labor|migrant worker)\b/i],
  ['firefighter', /\bfire ?(fighters?|m[ae]n|chief|company|department)\b/i],
  ['fisher', /\bfish(er|ers|erm[ae]n|ing|erwom[ae]n)\b/i],
  ['law-enforcement', /\b(police|sheriff|deput(y|ies)|correction(al|s)? officers?|law enforcement)\b/i],
  ['lawyer', /\b(lawyers?|attorneys?)\b/i],
  ['miner', /\b(coal )?miners?\b/i],
  ['nurse', /\b(nurses?|nursing|r\.?n\.?|l\.?p\.?n\.?)\b/i],
  ['pharmacist', /\bpharmac(ist|y)\w*\b/i],
  ['physician', /\b(physicians?|medical doctor|surgeons?|m\.?d\.?)\b/i],
  ['port-worker', /\b(longshorem[ae]n|longshore|dock ?workers?|harbor workers?|stevedores?)\b/i],
  ['social-worker', /\bsocial workers?\b/i],
  ['veterinarian', /\bveterinar(ian|ians|y)\b|\bvet\b(?!eran)/i],
];

const HEALTH =
  /\b(nurses?|nursing|physicians?|doctor|dent(ist|al)\w*|pharmac\w+|therapists?|paramedics?|emt|midwi\w+|psycholog\w+|psychiatr\w+|health ?care (worker|professional)|medical assistant|home health aide)\b/i;

/** The professions that an occupation, in anybody's words, names; none where it names none that a source asks for. */
export function professionsOf(occupation: string): Profession[] {
  if (NOT_YET.test(occupation)) return [];
  const named = WORDS.filter(([, words]) => words.test(occupation)).map(([profession]) => profession);
  return [
    ...named,
    ...(isFarmer(occupation) && !named.includes('farmworker') ? (['farmer'] as const) : []),
    ...(HEALTH.test(occupation) ? (['health-worker'] as const) : []),
    ...(isResearcher(occupation) ? (['researcher'] as const) : []),
  ];
}

/** Whether an occupation says that somebody farms. */
export function isFarmer(occupation: string): boolean {
  return FARMS.test(occupation);
}

/** Whether an occupation says that somebody does research. */
export function isResearcher(occupation: string): boolean {
  return RESEARCHES.test(occupation);
}

const FIELDS: readonly (readonly [ResearchField, RegExp])[] = [
  [
    'physical-sciences',
    /\b(physic(s|ist)|astro\w+|chemi\w+|mathemati\w+|statistic\w+|material\w*|geolog\w+|climate|ocean\w*|nuclear)\b/i,
  ],
  [
    'life-sciences',
    /\b(biolog\w+|\w*biology|biochem\w+|genetic\w*|ecolog\w+|neuroscien\w+|botan\w+|zoolog\w+|microbiolog\w+)\b/i,
  ],
  [
    'health',
    /\b(medic\w+|clinical|health|cancer|epidemiolog\w+|nursing|biomedical|pharmac\w+|neuroscien\w+|psychiatr\w+)\b/i,
  ],
  ['engineering', /\b(engineer\w*|comput\w+|robot\w+|software|energy|semiconductors?|artificial intelligence)\b/i],
  [
    'social-sciences',
    /\b(sociolog\w+|econom\w+|politic\w*|psycholog\w+|anthropolog\w+|demograph\w+|linguist\w*|social (science|work)\w*)\b/i,
  ],
  [
    'humanities',
    /\b(histor\w+|philosoph\w+|literature|english|classics|religio\w+|languages?|linguist\w*|archaeolog\w+|humanities|folklor\w+)\b/i,
  ],
  ['arts', /\b(arts?|music\w*|theat(er|re)|dance|film)\b/i],
  [
    'agriculture',
    /\b(agricultur\w*|agronom\w+|soil|crops?|plants?|animal science|food|forest\w*|horticultur\w+|veterinar\w+)\b/i,
  ],
  ['education', /\b(education|pedagog\w+)\b/i],
];

/** The fields that a researcher's occupation names; none where it names no field, or no researcher. */
export function fieldsOfResearch(occupation: string): ResearchField[] {
  if (!isResearcher(occupation)) return [];
  return FIELDS.filter(([, words]) => words.test(occupation)).map(([field]) => field);
}

const LOCAL_OFFICE =
  /\bmayor\b|\b(town|city|county|village|township|borough|municipal)\b.*\b(clerk|manager|planner|administrator|engineer|commissioner|council ?(wo)?m[ae]n|council member|supervisor|treasurer|grants?)\b/i;
const TRIBAL_OFFICE =
  /\b(tribal|tribe's|nation's)\b.*\b(planner|administrator|director|manager|chair(man|woman)?|council|grants?|program)\b|\bdirector\b.*\b(tribe|tribal|nation)\b/i;

/** Whether an occupation says that somebody works for a town, city or county, and so may apply for it. */
export function servesLocalGovernment(occupation: string): boolean {
  return LOCAL_OFFICE.test(occupation);
}

/** Whether an occupation says that somebody runs a tribe's programs, and so may apply for it. */
export function servesTribe(occupation: string): boolean {
  return TRIBAL_OFFICE.test(occupation);
}
