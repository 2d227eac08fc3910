import type { PROFESSIONS, WorkField } from '../../contract/programs/rules.ts';

type Profession = (typeof PROFESSIONS)[number];

/** Matches farmers, but not people who work for a farm, insure farms or sell products named after one. */
const FARMS =
  /\b(farmers?|ranchers?|growers?|beekeepers?|orchardists?|(dairy|cattle|crop|sheep|hog|poultry) (farming|producers?)|(own|run|have) an? (farm|ranch|orchard|dairy))\b/i;
/** Sciences whose practitioners usually do research, unlike dermatologists, cosmetologists and technologists. */
const SCIENCES = String.raw`\w*bi|zo|\w*ec|\w*ge|hydr|climat|volcan|seism|limn|glaci|miner|petr|cosm|pal(a?)eont|anthrop|arch(a?)e|soci|crimin|entom|ornith|ichthy|herpet|mamm|primat|epidemi|vir|bacteri|parasit|myc|phyc|nemat|immun|toxic|pharmac|\w*(?<!exercise )physi|eth|phil|music|egypt`;
const RESEARCHES = new RegExp(
  [
    String.raw`(?<!\b(market|marketing|user|legal|title|opinion) )\bresearch(ers?|ing)?\b`,
    String.raw`\b(professors?|post[- ]?doc(s|toral)?|principal investigators?)\b`,
    String.raw`\b(\w*scientist|\w*physicist|\w*geneticist|\w*chemist|astronomer|oceanographer|mathematician|statistician|botanist|agronomist|demographer)s?\b`,
    String.raw`\b(?!gynec)(${SCIENCES})[ao]log(ist|ists)\b`,
  ].join('|'),
  'i',
);

/**
 * Matches people still learning a profession, who don't have it yet. Someone who teaches students or owes student loans
 * may have it.
 */
const NOT_YET =
  /\b(?<!\b(for|of|to|teach|teaches|teaching|with) )students?\b(?! (loans?|debt|services|affairs)\b)|\b(trainees?|apprentices?|pre-?(med|vet|law)|aspiring|future)\b/i;

const WORDS: readonly [Profession, RegExp][] = [
  [
    'artist',
    /\b(artists?|musicians?|painters?|sculptors?|writers?|songwriters?|poets?|dancers?|actors?|film ?makers?|film producers?|composers?|potters?)\b/i,
  ],
  ['builder', /\b(builders?|contractors?|developers? of (homes|housing)|construction (worker|manager))\b/i],
  ['business-person', /\b(business ?(wo)?m[ae]n|business owners?|entrepreneurs?|self[- ]employed|shop ?keepers?)\b/i],
  ['child-care-worker', /\b(child[ -]?care|day[ -]?care|nanny|preschool)\b/i],
  ['dentist', /\bdent(ist|al)\w*\b/i],
  ['educator', /\b(teach(er|ers|ing)|educators?|professors?|instructors?|lecturers?|principal|school counselors?)\b/i],
  ['engineer', /\b(engineers?|architects?)\b/i],
  ['farmworker', /\b(farm ?(worker|hand|laborer)s?|field ?hands?|farm labor|migrant worker)\b/i],
  ['firefighter', /\bfire ?(fighters?|m[ae]n|chief|captain|company|department)\b/i],
  ['fisher', /\bfish(er|ers|erm[ae]n|ing|erwom[ae]n)\b/i],
  ['law-enforcement', /\b(police|sheriff|deput(y|ies)|correction(al|s)? officers?|law enforcement)\b/i],
  ['lawyer', /\b(lawyers?|attorneys?)\b/i],
  ['miner', /\b(coal )?miners?\b/i],
  [
    'nurse',
    /\bnurses?\b(?!['’]?s? (aides?|assistants?|tech\w*)\b)|\bnursing\b(?! (aides?|assistants?|tech\w*|homes?|students?)\b)|\b(r\.?n\.?|l\.?p\.?n\.?)\b/i,
  ],
  ['pharmacist', /\bpharmac(ist|y)\w*\b/i],
  ['physician', /\b(physicians?|medical doctor|surgeons?|m\.?d\.?)\b/i],
  ['port-worker', /\b(longshorem[ae]n|longshore|dock ?workers?|harbor workers?|stevedores?)\b/i],
  ['social-worker', /\bsocial workers?\b/i],
  ['veterinarian', /\bveterinar(ian|ians|y)\b|\bvet\b(?!eran)/i],
];

const HEALTH =
  /\b(nurses?|nursing|physicians?|doctor|dent(ist|al)\w*|pharmac\w+|therapists?|paramedics?|emt|midwi\w+|psycholog\w+|psychiatr\w+|health ?care (worker|professional)|medical assistant|home health aide)\b/i;

/** Returns the professions that an occupation names; empty if it names none that a source asks for. */
export function professionsOf(occupation: string): Profession[] {
  return NOT_YET.test(occupation) ? [] : professionsNamed(occupation);
}

/** Returns the professions that any text names, no matter who has them. */
export function professionsNamed(words: string): Profession[] {
  const named = WORDS.filter(([, known]) => known.test(words)).map(([profession]) => profession);
  return [
    ...named,
    ...(isFarmer(words) && !named.includes('farmworker') ? (['farmer'] as const) : []),
    ...(HEALTH.test(words) ? (['health-worker'] as const) : []),
    ...(isResearcher(words) ? (['researcher'] as const) : []),
  ];
}

/** Returns whether an occupation means farming. */
export function isFarmer(occupation: string): boolean {
  return FARMS.test(occupation);
}

/** Returns whether an occupation means research. */
export function isResearcher(occupation: string): boolean {
  return RESEARCHES.test(occupation);
}

type FieldWords = readonly (readonly [WorkField, RegExp])[];

const RESEARCH: FieldWords = [
  [
    'physical-sciences',
    /\b(\w*physic(s|ists?)|astro\w+|(geo)?chemi\w+|mathemati\w+|statistic\w+|material\w*|\w*geolog\w+|(seism|volcan|miner|petr|glaci|hydr|climat|cosm)[ao]log\w+|climate|ocean\w*|nuclear)\b/i,
  ],
  [
    'life-sciences',
    /\b(\w*biolog\w+|biochem\w+|\w*genetic\w*|\w*ecolog\w+|biotech\w*|neuroscien\w+|botan\w+|(zo|entom|ornith|ichthy|herpet|mamm|primat|vir|bacteri|parasit|myc|phyc|nemat|physi|eth)[ao]log\w+|algae)\b/i,
  ],
  [
    'health',
    /\b(medic\w+|clinical|health|cancer|vaccines?|drugs?|diagnos\w+|therap(y|ies|eutics)|epidemiolog\w+|(immun|toxic|vir)olog\w+|nursing|biomedical|pharmac\w+|neuroscien\w+|psychiatr\w+)\b/i,
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
    /\b(agricultur\w*|agronom\w+|entomolog\w+|soil|crops?|plants?|animal science|food|forest\w*|horticultur\w+|veterinar\w+)\b/i,
  ],
  ['education', /\b(education|pedagog\w+)\b/i],
];

const FARMING: FieldWords = [
  [
    'livestock',
    /\b(livestock|cattle|cows?|beef|sheep|lambs?|goats?|hogs?|pigs?|pork|poultry|chickens?|eggs?|turkeys?|bison|ranch\w*|dairy|milk)\b/i,
  ],
  ['dairy', /\b(dairy|milk|cheese)\b/i],
  [
    'field-crops',
    /\b(row crops?|field crops?|grains?|corn|soy\w*|wheat|barley|oats|rice|cotton|peanuts?|sorghum|canola|sunflowers?|hay|alfalfa)\b/i,
  ],
  [
    'fruit-and-nuts',
    /\b(fruits?|orchards?|orchardists?|peach\w*|apples?|cherr(y|ies)|pears?|citrus|oranges?|\w*berr(y|ies)|grapes?|vineyards?|pecans?|almonds?|walnuts?|pistachios?)\b/i,
  ],
  [
    'vegetables',
    /\b(vegetables?|produce|tomato(es)?|potato(es)?|greens|lettuce|peppers?|onions?|mushrooms?|market garden\w*)\b/i,
  ],
  ['nursery', /\b(nursery|nurseries|flowers?|greenhouses?|christmas trees?)\b/i],
  ['bees-and-fish', /\b(bees?|beekeep\w+|honey|fish|catfish|trout|shrimp|oysters?|aquaculture)\b/i],
];

/** Matches people who start companies based on research. Their words name the fields they work in. */
const FOUNDS = /\b(founders?|co-?founders?|start-?ups?|inventors?|spin-?offs?)\b/i;
const DEVELOPS =
  /\b(biotech\w*|medtech|medical (devices?|tech\w*)|devices?|diagnos\w+|tests?|sensors?|software|drugs?|vaccines?|therap(y|ies|eutics)|technolog\w+|prototypes?|robot\w*|semiconductors?|batter(y|ies)|artificial intelligence|AI|lasers?)\b/i;

/** Returns whether an occupation means starting a company to develop something new. */
function isInventor(occupation: string): boolean {
  return FOUNDS.test(occupation) && DEVELOPS.test(occupation);
}

/** Returns an occupation's fields: a researcher's or inventor's subject, or what a farmer raises. Otherwise empty. */
export function fieldsOf(occupation: string): WorkField[] {
  const words = [
    ...(isResearcher(occupation) || isInventor(occupation) ? RESEARCH : []),
    ...(isFarmer(occupation) ? FARMING : []),
  ];
  return words.filter(([, named]) => named.test(occupation)).map(([field]) => field);
}
