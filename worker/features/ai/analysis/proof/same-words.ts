/*
 * Words and phrases that are synonyms in any program description. Each has one canonical form here, and anything not
 * listed counts as different. "May" and "can" are synonyms; "must" and "should" aren't.
 */

/** Verbs with all their forms: base, -s, past, -ing. */
const VERBS: readonly (readonly string[])[] = [
  ['submit submits submitted submitting', 'send sends sent sending'],
  ['get gets got getting', 'receive receives received receiving', 'obtain obtains obtained obtaining'],
  ['provide provides provided providing', 'offer offers offered offering', 'give gives gave giving'],
  ['buy buys bought buying', 'purchase purchases purchased purchasing'],
  ['help helps helped helping', 'assist assists assisted assisting', 'aid aids aided aiding'],
  ['live lives lived living', 'reside resides resided residing'],
  ['start starts started starting', 'begin begins began beginning', 'commence commences commenced commencing'],
  ['choose chooses chose choosing', 'select selects selected selecting'],
  ['meet meets met meeting', 'satisfy satisfies satisfied satisfying'],
  ['show shows showed showing', 'demonstrate demonstrates demonstrated demonstrating'],
  ['happen happens happened happening', 'occur occurs occurred occurring'],
  ['reach reaches reached reaching', 'attain attains attained attaining'],
  ['use uses used using', 'utilize utilizes utilized utilizing'],
  ['call calls called calling', 'phone phones phoned phoning', 'telephone telephones telephoned telephoning'],
  ['require requires', 'need needs'],
];

const OTHERS: readonly (readonly string[])[] = [
  ['help', 'assistance'],
  ['people', 'persons', 'individuals'],
  ['person', 'individual'],
  ['everyone', 'everybody'],
  ['each', 'every'],
  ['home', 'house', 'dwelling'],
  ['homes', 'houses', 'dwellings'],
  ['documents', 'papers', 'paperwork', 'documentation'],
  ['proof', 'evidence'],
  ['children', 'kids'],
  ['child', 'kid'],
  ['about', 'approximately', 'roughly'],
  ['on', 'upon'],
  ['that', 'who', 'which'],
  ['is', 'are'],
  ['has', 'have'],
  ['do', 'does'],
  ['website', 'webpage'],
  ['through', 'via'],
  ['may', 'can'],
  ['you', 'applicant', 'applicants'],
];

const ONE_OF = new Map<string, string>(
  [
    ...VERBS.flatMap((group) => {
      const forms = group.map((verb) => verb.split(' '));
      return (forms[0] ?? []).map((_, form) => forms.flatMap((verb) => verb[form] ?? []));
    }),
    ...OTHERS,
  ].flatMap(([first = '', ...same]) => same.map((word): [string, string] => [word, first])),
);

const NUMBER = String.raw`((?:usd)?\d\w*(?: (?:percent|minutes|hours|days|weeks|months|years|employees|people))?)`;
const TIME = '(minute|hour|day|week|month|quarter|year)';
const BOUND = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, 'g');

/** Phrases in lowercase without punctuation, each with its canonical form. Earlier ones take precedence. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/^according to the (?:program|source|provider|office|agency) /g, ''],
  [/\b(\d+) \1\b/g, '$1'],
  [/\b(\d+) dollars?\b/g, 'usd$1'],
  [/\be mail(s|ed|ing)?\b/g, 'email$1'],
  [/\bineligible\b/g, 'not eligible'],
  [/\bunable\b/g, 'not able'],
  [/\bsenior citizens\b/g, 'elderly people'],
  [/\btaxable year\b/g, 'tax year'],
  [/\bin order to\b/g, 'to'],
  [/\b(?:hands?|turns?) in\b/g, 'submit'],
  [/\bfill (?:in|out)\b/g, 'complete'],
  [/\b(?:due to|owing to|on account of)\b/g, 'because of'],
  [/\bpursuant to\b/g, 'under'],
  [/\bhalf time\b/g, 'halftime'],
  [/\bfull time\b/g, 'fulltime'],
  [/\bpart time\b/g, 'parttime'],
  // Duties.
  [/\b(?:do|does) not (?:need|have) to\b|\bneed not\b|\b(?:is|are) not required to\b/g, 'neednot'],
  [/\b(?:has|have|needs?|is required|are required|is obligated|are obligated) to\b|\bshall\b(?! not)/g, 'must'],
  // Times.
  [/\b(?:no|not) later than\b/g, 'by'],
  [/\b(?:prior to|earlier than|ahead of)\b/g, 'before'],
  [/\bon (d\d\S*(?: \d{4})?) or (?:later|after)\b/g, 'on or after $1'],
  [/\blater than\b/g, 'after'],
  [/\btill\b/g, 'until'],
  [/\b(?:all|the whole|the entire|whole|entire) year\b/g, 'wholeyear'],
  [/\bin total\b|\baltogether\b/g, 'in all'],
  [/\b(\d+) consecutive\b/g, 'consecutive $1'],
  [/\bconsecutive (\d+)((?: \w+){1,5}?) in a row\b/g, 'consecutive $1$2'],
  [/\b(\d+)((?: \w+){1,5}?) in a row\b/g, 'consecutive $1$2'],
  [new RegExp(String.raw`(?<=\d\w*(?: \w+){0,3} )a ${TIME}\b(?! of\b)`, 'g'), 'per $1'],
  [new RegExp(String.raw`(?<!\b(?:for|in|of|after|that|with) )\b(?:per|each|every) ${TIME}\b`, 'g'), 'per $1'],
  [new RegExp(String.raw`\b(?:a|one) ${TIME}\b(?! of\b)`, 'g'), '1 $1'],
  [/\ba (few|little)\b/g, 'a$1'],
  // Limits.
  [/\bone or more\b/g, 'ge one'],
  [
    BOUND('(?:may not|cannot|must not|shall not|not to|do not|does not) (?:exceed|be (?:more|greater|higher) than)'),
    'le',
  ],
  [/\b(?:is|are) (?:no|not) (?:more|greater|higher) than\b/g, 'is le'],
  [
    BOUND(
      'up to a maximum(?: of)?|a maximum of|maximum of|at most|(?:no|not) (?:more|greater|higher|older) than|up to',
    ),
    'le',
  ],
  [BOUND('a minimum of|minimum of|at least|(?:no|not) (?:less|fewer|lower|younger) than'), 'ge'],
  [/\b(\d+)(?: years)?(?: old| of age)? or older\b/g, 'ge $1'],
  [/\b(\d+)(?: years)?(?: old| of age)? or younger\b/g, 'le $1'],
  [new RegExp(String.raw`\b${NUMBER} or (?:more|above|over|higher|greater)\b`, 'g'), 'ge $1'],
  [new RegExp(String.raw`\b${NUMBER} or (?:less|fewer|below|under|lower)\b`, 'g'), 'le $1'],
  [/\b(ge|le) (\d+) (?:years )?(?:old|of age)\b/g, '$1 $2'],
  [BOUND('(?:less|fewer|lower|younger) than|below|under'), 'lt'],
  [BOUND('(?:more|greater|higher|older) than|in excess of|exceed(?:s|ing)?|above'), 'gt'],
  // "Over two years" is a duration.
  [/\bover (?=usd\d|\d+ percent|\d+\b(?! (?:\w+ )?(?:minutes|hours|days|weeks|months|years)\b))/g, 'gt '],
  [/\bof (le|ge|lt|gt)\b/g, '$1'],
  // Clauses.
  [/\bthat (?=(?:you|they|we|it|he|she)\b)/g, ''],
  [/\b(?:that|who|which) (?:is|are) (?=\w+(?:ed|en|paid|made|sent|held)\b)/g, ''],
  [/\bonly for\b/g, 'for only'],
];

const FACTORS: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** Replaces the synonyms in a lowercase text with their canonical forms. */
export function canonicalize(text: string): string {
  const whole = text.replace(
    /\b(usd|)(\d+(?:point\d+)?) (thousand|million|billion)\b/g,
    (_, sign: string, digits: string, factor: string) =>
      `${sign}${Math.round(Number(digits.replace('point', '.')) * (FACTORS[factor] ?? 1))}`,
  );
  const turned = TURNS.reduce((sofar, [phrase, same]) => sofar.replace(phrase, same), whole.replace(/ +/g, ' '));
  return turned
    .split(' ')
    .map((word) => ONE_OF.get(word) ?? word)
    .join(' ');
}
