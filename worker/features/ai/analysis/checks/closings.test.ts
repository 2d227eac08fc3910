import { expect, test } from 'vitest';
import type { SourceText } from '../sources.ts';
import type { ModelAnswer } from './instructions.ts';
import { tested } from './tested.ts';

const STEP = 'Submit your application online at any time.';

function timelineFor(
  passage: string,
  { origin = 'official', claimed = STEP }: { origin?: SourceText['origin']; claimed?: string } = {},
) {
  const source = { title: 'Office', url: 'https://office.example.gov', date: '2026-11-01' };
  const texts: SourceText[] = [{ about: 'Office', source, passages: [passage, STEP], ...(origin ? { origin } : {}) }];
  const none = { eligibility: [], requirements: [], timeline: [], contactInfo: [], tips: [] };
  const answer: ModelAnswer = { ...none, applicationProcess: [{ text: claimed, quote: claimed, source: 1 }] };
  return tested(answer, texts).sections.timeline.map(({ text }) => text);
}

test.each([
  'We are no longer accepting applications.',
  'The application portal is closed until May 1.',
  'Funding has run out for this year.',
  'The waiting list is currently closed.',
  'We are not currently taking new applications.',
  'All funds have been committed.',
])('a notice that applications are closed is shown, whatever a model omits: %s', (closing) => {
  expect(timelineFor(`Update: Thank you. ${closing} Please call us.`)[0]).toContain(closing.slice(0, -1));
});

test.each([
  'If funding has run out, we call you.',
  'You may ask us when the waiting list is closed.',
  'The waiting list is not closed.',
  'Our office is closed on Fridays.',
])('any other text adds no closing notice: %s', (words) => {
  expect(timelineFor(words)).toEqual([]);
});

test('a closing notice is not added to our summary, to an unproven answer, or twice', () => {
  const closing = 'We are no longer accepting applications.';
  expect(timelineFor(closing, { origin: 'summary' })).toEqual([]);
  expect(timelineFor(closing, { claimed: closing })).toEqual([]);
  expect(timelineFor(closing, { claimed: 'Everybody is approved at once by us.' })).toEqual([]);
});
