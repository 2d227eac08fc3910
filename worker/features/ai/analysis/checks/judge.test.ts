import { expect, test } from 'vitest';
import type { AnalysisSections } from '../../../../../contract/ai/analysis.ts';
import { asJudged, toJudge } from './judge.ts';

const source = { title: 'The law', url: 'https://www.example.gov/law', date: '2026-04-02' };
const quote = 'Applicants must own the home';
const reworded = { text: 'You must own the home.', quote, source };
const verbatim = { text: 'Ask the county.', quote: 'Ask the county', source };
const ofRecord = { text: 'Department of Examples', quote: null, source };
const sections: AnalysisSections = {
  eligibility: [reworded, verbatim],
  requirements: [],
  applicationProcess: [],
  timeline: [],
  contactInfo: [ofRecord],
  tips: [],
};

test('only paraphrases are judged', () => {
  expect(toJudge(sections)).toEqual([reworded]);
});

test.each([
  [[{ pair: 1, verdict: 'same' as const }], reworded.text],
  [[{ pair: 1, verdict: 'lost' as const }], quote],
  [[{ pair: 1, verdict: 'added' as const }], quote],
  [[{ pair: 2, verdict: 'same' as const }], quote],
  [
    [
      { pair: 1, verdict: 'same' as const },
      { pair: 1, verdict: 'lost' as const },
    ],
    quote,
  ],
  [[], quote],
])('after the judgment %j, the statement is %j', (judgments, text) => {
  const shown = asJudged(sections, toJudge(sections), { judgments });
  expect(shown).toEqual({ ...sections, eligibility: [{ ...reworded, text }, verbatim] });
});

test('without a judgment, the quote is shown', () => {
  expect(asJudged(sections, toJudge(sections), null).eligibility).toEqual([{ ...reworded, text: quote }, verbatim]);
});

test('statements beyond the judge’s limit are shown in the source’s words', () => {
  const many = Array.from({ length: 60 }, (_, place) => ({
    text: `You must own home ${place}.`,
    quote: `Applicants must own home ${place}`,
    source,
  }));
  const all = { ...sections, eligibility: many };
  const asked = toJudge(all);
  const judgments = asked.map((_, place) => ({ pair: place + 1, verdict: 'same' as const }));
  const shown = asJudged(all, asked, { judgments }).eligibility;
  expect(shown.filter(({ text }) => text.startsWith('You'))).toHaveLength(asked.length);
  expect(shown.filter(({ text }) => text.startsWith('Applicants'))).toHaveLength(60 - asked.length);
});
