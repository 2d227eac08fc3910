/** Well-known kinds of help: how people write them, and the name to display. */
const PROGRAMS: readonly (readonly [string, string])[] = [
  ['medicaid|medicade', 'Medicaid'],
  ['medi-?cal', 'Medi-Cal'],
  ['medicare', 'Medicare'],
  ['obamacare', 'Obamacare'],
  ['food ?stamps?|snap(?: benefits)?|ebt(?: cards?)?', 'food stamps'],
  ['wic', 'WIC'],
  ['welfare|tanf', 'welfare'],
  ['ssi', 'SSI'],
  ['ssdi', 'SSDI'],
  ['section 8(?: vouchers?)?', 'Section 8'],
  ['public housing', 'public housing'],
  ['unemployment(?: benefits| insurance| checks?)?', 'unemployment'],
  ['pell(?: grants?)?', 'Pell grants'],
  ['head start', 'Head Start'],
];
const HEALTH_COVERAGE = ['Medicaid', 'Medi-Cal', 'Medicare', 'Obamacare'];

const HAS_NONE =
  "(?:(?:(?:i|we) +)?(?:(?:have|got|had|with) +)?(?:no|without)|(?:(?:i|we) +)?(?:do not|don['’]?t|dont) +have|(?:(?:i am|i['’]?m|we are|we['’]?re) +)?not +on)";
const ONLY_LACK = PROGRAMS.map(
  ([words, name]) => [new RegExp(`^\\W*${HAS_NONE}(?: +(?:any|more|my))* +(?:${words})\\W*$`, 'i'), name] as const,
);

/** Help that the person says they don't have. */
export interface MissingHelp {
  name: string;
  /** The search terms: the help itself and its alternatives. */
  searched: string;
}

/**
 * Recognizes a search that names one kind of help and only says that it's missing: "no Medicaid". Such a person most
 * likely lacks it or was denied, and is looking for it or an alternative.
 */
export function missingHelpIn(text: string): MissingHelp | null {
  const [, name] = ONLY_LACK.find(([words]) => words.test(text)) ?? [];
  if (name === undefined) return null;
  return { name, searched: HEALTH_COVERAGE.includes(name) ? `${name} health insurance` : name };
}
