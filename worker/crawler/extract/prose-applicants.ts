import type { Rule } from '../../../contract/programs/rules.ts';

/** Words for applicant kinds in prose, and the federal list's name for each. */
const NAMED: readonly [RegExp, string][] = [
  [/\banyone\b|\bgeneral public\b/i, 'Anyone/general public'],
  [/\bstates?\b(?! of\b)/i, 'State'],
  [/\b(local|city|municipal|county|counties|municipalit\w+|cities)\b/i, 'Local'],
  [/\b(tribes?|tribal (governments?|organizations?))\b/i, 'Federally Recognized lndian Tribal Governments'],
  [/\b(non-?profit|not-for-profit)\b/i, 'Private nonprofit institution/organization'],
  [/\b(universit\w+|colleges?|higher education)\b/i, 'Public nonprofit institution/organization'],
  [/\bindividuals?\b|\bpersons?\b|\bfamil(y|ies)\b|\bpractitioners?\b/i, 'Individual/Family'],
  [
    /\b(for-profit|profit organizations?|businesses|corporations?|companies|firms|industr(y|ies)|manufacturers?)\b/i,
    'Profit organization',
  ],
  [/\bsmall business(es)?\b/i, 'Small business'],
  [/\b(farmers?|ranchers?|growers?|farms?|agricultural producers?)\b/i, 'Farm'],
  [/\bterritor(y|ies|ial)\b/i, 'U.S. Territories and possessions'],
];
const LONGEST = 200;

/**
 * Returns the applicants in a text by their federal list names, followed by the text's own words. The text may name
 * others and add limits, so its words become an open question for everyone and exclude no one.
 */
export function applicantsNamedIn(text: string): string[] {
  if (!text) return [];
  const names = NAMED.filter(([words]) => words.test(text)).map(([, name]) => name);
  const inWords =
    text.length > LONGEST ? `${text.slice(0, LONGEST - 1).replaceAll('(', '[')}…` : text.replaceAll('(', '[');
  return [...names, inWords];
}

/** Drops quotes that aren't in the text: names from the federal list aren't its own words. */
export function withOwnQuotes(rule: Rule, text: string): Rule {
  if ('all' in rule) return { all: rule.all.map((part) => withOwnQuotes(part, text)) };
  if ('any' in rule) return { any: rule.any.map((part) => withOwnQuotes(part, text)) };
  if ('not' in rule) return { not: withOwnQuotes(rule.not, text) };
  if (rule.quote === undefined || text.includes(rule.quote)) return rule;
  const { quote: _foreign, ...own } = rule;
  return own;
}
