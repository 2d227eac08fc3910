import { expect, test } from 'vitest';
import { answerShape, topicsOf } from './record.ts';
import { sbir } from './source.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const source = sbir('https://sbir.example/public/api');

const solicitation = {
  solicitation_title: 'Samples STTR 2027.A',
  solicitation_number: '27.A',
  program: 'STTR',
  phase: 'BOTH',
  agency: 'Department of Samples',
  branch: 'N/A',
  solicitation_year: '2027',
  release_date: '2026-10-15',
  open_date: '2026-11-01',
  close_date: '2027-10-01',
  application_due_date: ['2026-11-10', '2027-02-03', '2027-06-02'],
  occurrence_number: null,
  sbir_solicitation_link: 'https://www.sbir.gov/node/2000001',
  solicitation_agency_url: 'https://www.samples.example.gov/sttr',
  current_status: 'open',
  solicitation_topics: [
    {
      topic_title: 'Quieter Harbor Cranes',
      branch: 'Office of Ports',
      topic_number: 'OP27A-T001',
      topic_description: '<p>OBJECTIVE: Cranes that nobody hears.</p>',
      sbir_topic_link: 'https://www.sbir.gov/node/2000002',
      subtopics: [],
    },
    { topic_title: 'Orchard Robots', branch: 'N/A', topic_number: 'OP27A-T002', topic_description: null },
  ],
};
const rowsOf = (given: object = {}) =>
  topicsOf({ ...solicitation, ...given }).flatMap((raw) => source.normalize(source.parse(raw), NOW));

test('each topic is a program with its solicitation’s shared data', () => {
  const [first, second] = rowsOf();
  expect(first).toMatchObject({
    id: 'sbir-27.A-OP27A-T001',
    title: 'STTR: Quieter Harbor Cranes',
    description: 'OBJECTIVE: Cranes that nobody hears.',
    programType: 'grant',
    category: 'Research',
    keywords: expect.stringMatching(/^STTR, Phase I and Phase II, OP27A-T001, 27.A, /),
    provider: 'Office of Ports, Department of Samples',
    deadlineKind: 'fixed',
    deadline: 'February 3, 2027. Then June 2, 2027; October 1, 2027',
    url: 'https://www.sbir.gov/node/2000002',
    applicationUrl: 'https://www.samples.example.gov/sttr',
    requirements: 'A partner that is a nonprofit research institution, such as a university',
    status: 'open',
  });
  expect(second).toMatchObject({
    id: 'sbir-27.A-OP27A-T002',
    provider: 'Department of Samples',
    url: 'https://www.sbir.gov/node/2000001',
  });
});

test('a solicitation without topics is open to any', () => {
  expect(rowsOf({ solicitation_topics: [], program: 'SBIR' })).toMatchObject([
    { id: 'sbir-27.A', title: 'Samples STTR 2027.A', keywords: expect.stringMatching(/^SBIR, Phase I/) },
  ]);
});

test('is for small businesses, and an STTR requires a partner', () => {
  const rules = JSON.stringify(rowsOf()[0]?.rules);
  expect(rules).toContain('"employees","atMost":500');
  expect(rules).toContain('research institution');
  expect(JSON.stringify(rowsOf({ program: 'BOTH' })[0]?.rules)).not.toContain('research institution');
});

test.each([
  [{ application_due_date: ['2026-11-10'], close_date: '2026-11-10' }, 'closed'],
  [{ current_status: 'Closed' }, 'closed'],
  [{ application_due_date: 'December 8, 2026', close_date: null }, 'open'],
  [{ application_due_date: null, close_date: '' }, 'open'],
])('is open as long as proposals are accepted: %j', (given, status) => {
  expect(rowsOf(given)[0]?.status).toBe(status);
});

test('a record without a title is refused by number, one without an id is refused', () => {
  const [raw] = topicsOf({ ...solicitation, solicitation_title: undefined });
  expect(() => source.parse(raw)).toThrow('solicitation_title');
  expect(source.idsOf?.(raw)).toEqual(['27.A-OP27A-T001']);
  expect(() => rowsOf({ solicitation_topics: [{ topic_title: 'Nameless' }] })).toThrow('topic_number');
});

test('the message for no results is an empty list; any other message is an error', () => {
  expect(answerShape.parse({ ERROR: 'No record found.' })).toEqual([]);
  expect(answerShape.safeParse({ ERROR: 'Not available at this time' }).success).toBe(false);
});
