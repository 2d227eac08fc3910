import type { Rule } from '../../../../contract/programs/rules.ts';
import { mentionsIn } from '../../../crawler/extract/audience.ts';
import { describedRules } from '../../../crawler/extract/described.ts';
import { extractRules } from '../../../crawler/extract/listing.ts';
import { applicantsNamedIn, withOwnQuotes } from '../../../crawler/extract/prose-applicants.ts';
import { sentencesOf } from '../../../crawler/extract/sentences.ts';

/** The federal list's names for individuals. */
const PEOPLE: ReadonlySet<string> = new Set(['Individual/Family', 'Anyone/general public']);
/** "Residents of a state" doesn't mean that the state itself may apply. */
const THE_COUNTRY = /\bunited states\b|\bstate residents?\b|\bresidents? of (the|this) state\b/gi;
const NONPROFITS = /\bnon-?profits\b|\bnot-for-profits\b/gi;
/** Words for organizations. Some of them can't be parsed into rules. */
const ORGANIZED =
  /\b(organi[sz]ations?|institutions?|agenc(?:y|ies)|governments?|schools?|districts?|businesses|employers?|farms?|ranch(?:es)?|utilit(?:y|ies)|hospitals?|groups?|associations?|cooperatives?|startups?)\b/i;

/**
 * Parses an admin's eligibility text into rules, in the same way as crawled texts, so a match is "likely" at best.
 * Returns null if nothing in it is reliable. `source` is the key of the program's source.
 */
export function rulesOfText(text: string | null, { title, source }: { title: string; source: string }): Rule | null {
  if (text === null) return null;
  const named = applicantsNamedIn(text.replace(THE_COUNTRY, 'U.S.').replace(NONPROFITS, 'nonprofit'));
  const organizations = named.slice(0, -1).filter((name) => !PEOPLE.has(name));
  const namesPeople =
    named.some((name) => PEOPLE.has(name)) ||
    sentencesOf(text).some((sentence) => mentionsIn(sentence, source).some(({ kind }) => kind !== 'family'));
  if (organizations.length === 0) {
    return namesPeople && !ORGANIZED.test(text) ? conditionsOfPeople(text, source) : null;
  }
  const rules = extractRules({
    ...{ source, title, objective: text, beneficiaryTypes: [] },
    applicantTypes: [...organizations, ...(namesPeople ? ['Individual/Family'] : []), ...named.slice(-1)],
    // Makes what the text says about people apply to the applicants.
    assistanceTypes: ['Direct Payments for a Specified Use'],
  });
  return rules && withOwnQuotes(rules, text);
}

/** Parses a text about people. If it names no organizations, it doesn't exclude them either. */
function conditionsOfPeople(text: string, source: string): Rule | null {
  const rules = describedRules({ source, summaries: [text], description: text });
  if (!('all' in rules)) return rules;
  const conditions = rules.all.filter((rule) => !('fact' in rule && rule.fact === 'applicantKind'));
  return conditions.length === 0 ? null : { all: conditions };
}

/** Returns whether two rules have the same conditions for the same people, ignoring their wording. */
export function askTheSame(one: Rule | null, other: Rule | null): boolean {
  return conditionsIn(one) === conditionsIn(other);
}

function conditionsIn(rule: Rule | null): string {
  return JSON.stringify(rule, (name, value: unknown) =>
    ['says', 'quote', 'source'].includes(name) ? undefined : value,
  );
}
