import { expect, test } from 'vitest';
import { inputOf, modelAnswer } from '../../../worker/features/ai/analysis/checks/instructions.ts';
import { tested } from '../../../worker/features/ai/analysis/checks/tested.ts';
import { plainAnalysisIn } from './answer.ts';

const page = { title: 'The page', url: 'https://www.example.gov', date: '2026-01-01' };
const SOURCES = [
  { about: 'Description', source: page, passages: ['It pays part of a heating bill. Older people come first.'] },
  { about: 'Who can apply', source: page, passages: ['You pay for heating yourself.'] },
  { about: 'Who can apply, in the words of the source', source: page, passages: ['in lieu of the other program'] },
  { about: 'Documents', source: page, passages: ['Proof of your income, such as pay stubs', 'Proof of your address'] },
  { about: 'How to apply', source: page, passages: ['Submit the form to the office where you live.'] },
  {
    about: 'Official page',
    source: page,
    passages: [
      'Applications are due by March 31 of each year.',
      'Welcome to the department of many things',
      'Questions? Call the office at 555-555-0142 on workdays.',
    ],
  },
];

test('the demo model states whole, true sentences in the right sections', () => {
  const answer = modelAnswer.parse(plainAnalysisIn(inputOf('Heating Help', SOURCES)));
  const { sections, dropped } = tested(answer, SOURCES);
  expect(dropped).toBe(0);
  const said = Object.fromEntries(Object.entries(sections).map(([name, list]) => [name, list.map(({ text }) => text)]));
  expect(said).toEqual({
    eligibility: ['You pay for heating yourself'],
    requirements: ['Proof of your income, such as pay stubs', 'Proof of your address'],
    applicationProcess: ['Send the form to the office where you live'],
    timeline: ['Applications are due by March 31 of each year'],
    contactInfo: ['Questions? Call the office at 555-555-0142 on workdays'],
    tips: [],
  });
});
