import type { ProgramType } from '../../contract/programs/grants.ts';
import type { Facts } from '../person/fact-types.ts';
import { isGeneral, phraseStems } from './words.ts';

/** What a search excludes, and the search without the exclusions. */
export interface Exclusions {
  /** The exclusions as shown to the person: "loans", "programs for veterans". Empty if there are none. */
  names: readonly string[];
  rest: string;
  kinds: readonly ProgramType[];
  /** Facts that the person says don't apply to them. */
  facts: Partial<Facts>;
  excludes: (title: string) => boolean;
}

const ANY_OF =
  '(?:an?|any|another|the|more|other|these|those|to (?:get|take(?: out)?|apply for|have|use|be on)|getting|taking(?: out)?) +';
const LOAN =
  '(?:(?:student|bank|business|personal|payday|home|federal|private|new|big|small|high[- ]interest|predatory) +)*(?:loans?|lending|lenders?|borrowing)(?! +(?:forgiveness|payments?|repayment|relief|default|modification|officers?|approv\\w+|denial|balance))';
/** Well-known programs that a person may say they don't want. */
const PROGRAM =
  '(?:medicaid|medicare|snap|food stamps|tanf|welfare|wic|ssi|ssdi|section 8|public housing|housing vouchers?|unemployment(?: benefits| insurance)?|pell(?: grants?)?|fafsa|head start|tax credits?|scholarships?|insurance|shelters?|fema|obamacare|charity|food banks?)(?! +(?:eligible|recipients?|approved|covered|qualified))';

/** What people call a program, and the words to look for in titles. */
const TITLES_OF: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:food stamps?|snap)$/i, ['snap', 'supplemental nutrition']],
  [/^(?:welfare|tanf)$/i, ['tanf', 'temporary assistance needy families']],
  [/^ssi$/i, ['supplemental security income']],
  [/^ssdi$/i, ['social security disability insurance']],
  [/^(?:section 8|housing vouchers?)$/i, ['housing choice vouchers']],
  [/^obamacare$/i, ['premium tax credit', 'cost sharing reductions']],
  [/^medicaid$/i, ['medical assistance program']],
];

interface Denial {
  words: RegExp;
  name: string;
  titles: string;
  facts: Partial<Facts>;
}
const NOT_A =
  "(?:not|non|isn['’]?t|ain['’]?t) *-?(?:yet |currently |now |really )*(?:an? )?(?:(?:combat|disabled|military|us|college|full[- ]time|current) )?";
const denied = (who: string) =>
  new RegExp(`(?:\\b(?:i am|i['’]?m|we are|we['’]?re|he is|she is|my \\w+ is) +)?\\b${NOT_A}${who}\\b`, 'gi');
const DENIALS: readonly Denial[] = [
  {
    words: denied('(?:veterans?|vets?|in the (?:military|service))'),
    name: 'programs for veterans',
    titles: 'veteran',
    facts: { veteran: false },
  },
  {
    words: denied('(?:students?|in (?:school|college))'),
    name: 'programs for students',
    titles: 'student',
    facts: { student: 'no' },
  },
  {
    words: denied('(?:disabled|handicapped)'),
    name: 'programs for people with disabilities',
    titles: 'disability',
    facts: { disability: false },
  },
  { words: denied('pregnant'), name: 'programs for pregnancy', titles: 'pregnancy', facts: { pregnant: false } },
  { words: denied('(?:farmers?|ranchers?)'), name: 'programs for farmers', titles: 'farm', facts: {} },
  {
    words: denied('(?:seniors?|senior citizens?|elderly)'),
    name: 'programs for older people',
    titles: 'older',
    facts: {},
  },
];

const SETS_APART =
  '(?:anything|everything|something|whatever|any(?: \\w+)?|all) +(?:but|except(?: for)?|besides|other than|apart from)';
const UNWANTED =
  "(?:(?:do not|don['’]?t|dont|do n[o']t) +(?:want|need|like)|not +(?:interested in|looking for|asking for|talking about)|no interest in|excluding|except(?: for)?|instead of|rather than|other than|besides|but not|and not|not|avoid(?:ing)?)";

/** Continues an exclusion after "or": "not Medicaid or loans" excludes both. */
const OR = `(?<=\\b(?:${SETS_APART}|${UNWANTED}|no|without) [^.;]{1,40})(?:,|,? *n?or) +`;

const LOANS: readonly RegExp[] = [
  new RegExp(`${OR}(?:${ANY_OF})*${LOAN}\\b`, 'gi'),
  new RegExp(`\\b(?:${SETS_APART}|${UNWANTED}|no|without|w/o|never) +(?:${ANY_OF})*${LOAN}\\b`, 'gi'),
  /\b(?:(?:that |which )?(?:i |we )?(?:do not|don['’]?t|dont|never|no need|without) *(?:have |need |want |having |needing )?(?:to )?(?:pay(?:ing)? (?:it |them |anything |the money )?back|repay(?:ing)?)|without (?:going into|taking on|more) debt|no (?:re)?payback|not? (?:have )?to be (?:paid back|repaid))\b/gi,
];
const PROGRAMS = new RegExp(
  `(?:${OR}(?:${ANY_OF})*|\\b(?:${SETS_APART}|${UNWANTED}) +(?:${ANY_OF})*)(${PROGRAM})\\b`,
  'gi',
);
const ANYTHING_BUT = new RegExp(
  `\\b${SETS_APART} +(?:${ANY_OF})*([\\p{L}-]+(?: +(?!(?:for|to|in|on|at|with|because|please|that|and|or|my|i)\\b)[\\p{L}-]+)?)`,
  'giu',
);

const NOTHING: Omit<Exclusions, 'rest'> = { names: [], kinds: [], facts: {}, excludes: () => false };

/**
 * Reads the exclusions from a search: loans, programs by name, and what the person says they aren't. "No heat" and "no
 * job" are needs, so they stay.
 */
export function exclusionsIn(text: string): Exclusions {
  let rest = text;
  const names: string[] = [];
  const titles: (readonly string[])[] = [];
  const kinds: ProgramType[] = [];
  let facts: Partial<Facts> = {};
  const take = (pattern: RegExp, found: (what: string) => void) => {
    rest = rest.replace(pattern, (_, what: unknown) => {
      found(typeof what === 'string' ? what : '');
      return ' ';
    });
  };
  const named = (what: string) => {
    const stems = phraseStems(what).filter((part) => !isGeneral(part));
    if (stems.length === 0) return;
    names.push(what.trim());
    titles.push(stems, ...titlesOf(what));
  };
  for (const loans of LOANS) take(loans, () => kinds.push('loan'));
  if (kinds.length > 0) names.push('loans');
  for (const denial of DENIALS) {
    take(denial.words, () => {
      if (names.includes(denial.name)) return;
      names.push(denial.name);
      titles.push(phraseStems(denial.titles));
      facts = { ...facts, ...denial.facts };
    });
  }
  take(PROGRAMS, named);
  take(ANYTHING_BUT, named);
  if (names.length === 0) return { ...NOTHING, rest: text };
  const excludes = (title: string) => {
    const said = new Set(phraseStems(title));
    return titles.some((stems) => stems.every((part) => said.has(part)));
  };
  return { names, rest: rest.replace(/\s+/g, ' ').trim(), kinds: [...new Set(kinds)], facts, excludes };
}

/** Returns the title stems of a program that people call by another name. */
function titlesOf(name: string): string[][] {
  return TITLES_OF.flatMap(([called, titles]) => (called.test(name.trim()) ? titles.map(phraseStems) : []));
}

export function noExclusions(text: string): Exclusions {
  return { ...NOTHING, rest: text };
}
