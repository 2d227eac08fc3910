import { expect, test } from 'vitest';
import { disastersOf } from './record.ts';
import { femaDisasters } from './source.ts';

const NOW = Date.parse('2026-11-01');
const source = femaDisasters('https://fema.example/api');

const row = {
  disasterNumber: 4999,
  state: 'NC',
  declarationTitle: 'HURRICANE IDA AND THE FLOODS OF SPRING',
  declarationDate: '2026-10-01T00:00:00.000Z',
  incidentBeginDate: '2026-09-20T00:00:00.000Z',
  incidentEndDate: null,
  lastIAFilingDate: '2026-12-01T00:00:00.000Z',
  designatedArea: 'Clay (County)',
};
const rowOf = (...areas: object[]) => {
  const [record] = disastersOf(areas.map((area) => ({ ...row, ...area })));
  return source.normalize(source.parse(record), NOW)[0];
};

test('a disaster is one program with all its places, in any order', () => {
  const program = rowOf({ designatedArea: 'Polk (County)' }, {});
  expect(program).toMatchObject({
    id: 'fema-disasters-4999',
    title: 'FEMA help after Hurricane Ida and the Floods of Spring in North Carolina',
    programType: 'assistance',
    eligibility: 'People in these places: Clay County, Polk County',
    deadlineKind: 'fixed',
    deadline: 'December 1, 2026',
    url: 'https://www.fema.gov/disaster/4999',
    applicationUrl: 'https://www.disasterassistance.gov/',
    states: ['NC'],
    status: 'open',
  });
  expect(rowOf({}, { designatedArea: 'Polk (County)' })?.contentHash).toBe(program?.contentHash);
});

test('two disasters are two programs', () => {
  expect(disastersOf([row, { ...row, disasterNumber: 5000 }, row])).toHaveLength(2);
});

test.each([
  [{ lastIAFilingDate: '2026-10-30T00:00:00.000Z' }, 'closed'],
  [{ lastIAFilingDate: null }, 'open'],
  [{ lastIAFilingDate: null, declarationDate: '2026-08-01T00:00:00.000Z' }, 'closed'],
  [{ lastIAFilingDate: '2026-11-30T00:00:00.000Z', declarationDate: '2026-06-01T00:00:00.000Z' }, 'open'],
])('is open while people may apply: %j', (area, status) => {
  expect(rowOf(area)?.status).toBe(status);
});

test('a whole state is not a county', () => {
  expect(rowOf({ designatedArea: 'Statewide' })?.eligibility).toBe('People in these places: All of North Carolina');
});

test('a row without a number is refused, not lost', () => {
  const [record] = disastersOf([{ ...row, disasterNumber: undefined }]);
  expect(() => source.parse(record)).toThrow('disasterNumber');
  expect(source.idsOf?.(record)).toEqual([]);
});
