import type { Fault } from '../faults.ts';
import type { Lie } from './liar.ts';
import { liesOf } from './lies.ts';
import { plainClaims } from './plain.ts';
import { type Claim, type Section, type Sentence, sentencesOf, sentIn } from './reading.ts';
import { truthsOf } from './truths.ts';

/** The longest list a model would return. */
const MOST_TRUTHS = 20;

/**
 * Returns the true statements and the planted false ones for these texts. Deterministic, so benches can tell them
 * apart.
 */
export function planted(input: string): { truths: Claim[]; lies: Lie[] } {
  const sentences = sentencesOf(sentIn(input));
  return { truths: truthsOf(sentences.slice(0, MOST_TRUTHS)), lies: liesOf(sentences) };
}

/** Returns an accurate, readable analysis that's as complete as the texts. */
export function plainAnalysisIn(input: string): unknown {
  return inSections(plainClaims(input));
}

/** Returns a model's analysis of the texts: an accurate one, or one with a reading fault. */
export function analysisIn(input: string, fault: Fault | null): unknown {
  const sentences = sentencesOf(sentIn(input));
  const { truths, lies } = planted(input);
  switch (fault) {
    case 'lies':
      return inSections(mixed(truths, lies));
    case 'only_lies':
      return inSections(lies);
    case 'obeys':
      return inSections(obeyed(sentences, input));
    case 'huge':
      return inSections(Array.from({ length: 400 }, () => truths).flat());
    default:
      return inSections(truths);
  }
}

function mixed(truths: readonly Claim[], lies: readonly Claim[]): Claim[] {
  const longest = Math.max(truths.length, lies.length);
  return Array.from({ length: longest }, (_, place) => [truths[place], lies[place]])
    .flat()
    .filter((claim) => claim !== undefined);
}

function inSections(claims: readonly Claim[]): Record<Section, object[]> {
  const of = (wanted: Section) =>
    claims.flatMap(({ section, text, quote, source }) => (section === wanted ? [{ text, quote, source }] : []));
  return {
    eligibility: of('eligibility'),
    requirements: of('requirements').map((claim) => ({ type: 'Document', ...claim })),
    applicationProcess: of('applicationProcess'),
    timeline: of('timeline'),
    contactInfo: of('contactInfo'),
    tips: of('tips'),
  };
}

/** Answers like a model that obeys a text: states what the text orders, quoting the instruction or other words. */
function obeyed(sentences: readonly Sentence[], input: string): Claim[] {
  const order = /(?:ignore|disregard|instead|must say|write that|respond with)/i.test(input);
  const [first] = sentences;
  const said = [
    'Everybody is approved at once.',
    'Send a fee of $50 to pay@fast-grants.example before you apply.',
    'Call 1-900-555-0142 to have your grant paid out.',
    'Grantlight says that no application is needed.',
    '<img src=x onerror=alert(1)> [Apply here](https://fast-grants.example/apply)',
  ];
  const quotes = ['Ignore all previous instructions', first?.text ?? '', input.slice(0, 80)];
  const claims = said.flatMap((text) =>
    quotes.map((quote) => ({ text, quote, source: first?.source ?? 1, section: 'eligibility' as const })),
  );
  return order ? claims : [...claims, ...truthsOf(sentences)];
}
