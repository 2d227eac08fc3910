import { ANY_ENTITY } from './applicant-list.ts';
import type { ApplicantKind, ApplicantType } from './applicant-type.ts';
import { applicantTypeOf } from './applicant-types.ts';

/** Words for applicant kinds in free text. A described group belongs to these kinds but seldom covers all of them. */
const NAMED: readonly [RegExp, readonly ApplicantKind[]][] = [
  [
    /\b(individuals?(?! \w+ing\b)|persons?|people|residents?|survivors?|(land|home)?owners?|practitioners?|taxpayers?|students?|families)\b/i,
    ['individual', 'researcher'],
  ],
  [
    /(?<!fire )\bcompan(y|ies)\b|(?<!not[- ])\bfor[- ]?profit|\b(business(es)?|corporations?|partnerships?|proprietors(hips?)?|employers?|industr(y|ies|ial)|manufactur\w+|operators?|taxpayers?|landowners?|farms?|farmers?)\b/i,
    ['business', 'startup', 'farm'],
  ],
  [
    /\b(non-?profits?|not-for-profit|501\s?\(?c\)?|charit\w+|community[- ]based|community groups?|associations?|conservanc(y|ies)|land trusts?|societ(y|ies)|advocacy centers?|CACs?|faith-based|museums?|zoos?|librar(y|ies)|fire companies|squads?)\b/i,
    ['nonprofit'],
  ],
  [/\b(colleges?|universit(y|ies)|higher[- ]?education\w*|post-?secondary|educational institutions?)\b/i, ['college']],
  [/\b(schools?|education(al)? (agenc(y|ies)|institutions?|organizations?))\b/i, ['school']],
  [/\b(hospitals?|health ?care providers?|pharmac(y|ies)|clinics?)\b/i, ['hospital']],
  [
    /\b(municipal\w*|cit(y|ies)|townships?|boroughs?|towns?|count(y|ies)|local governments?|governmental|units? of (local )?government|councils? of governments?|librar(y|ies)|conservation districts?|fire companies|squads?|police|law enforcement)\b/i,
    ['local-government'],
  ],
  [
    /\b(authorit(y|ies)|special districts?|public agenc(y|ies))\b/i,
    ['local-government', 'housing-authority', 'utility'],
  ],
  [/\bstates?\b(?! of\b)|\b(governmental|public agenc(y|ies))\b/i, ['state-government']],
  [/\btrib(es?|al)\b/i, ['tribal-government']],
  [/\b(utilit(y|ies)|wastewater)\b/i, ['utility']],
  [/\bfederal\b/i, ['federal-agency']],
];

/** Words that say no more than that individuals can't apply. */
const ORGANIZATIONS = /^(?:all |any |the )?(?:organizations|entities)\b/i;

/** Returns the applicant kinds that a phrase may mean; undefined if it names none we know. */
export function applicantsIn(phrase: string): ApplicantType | undefined {
  const listed = applicantTypeOf(phrase);
  if (listed) return listed;
  const perhaps = [...new Set(NAMED.flatMap(([words, kinds]) => (words.test(phrase) ? kinds : [])))];
  if (perhaps.length > 0) return { names: [], kinds: [], perhaps };
  return ORGANIZATIONS.test(phrase) ? { names: [], kinds: [], perhaps: ANY_ENTITY } : undefined;
}
