import { expect, test } from 'vitest';
import { helper } from '../../contract/profile/helpers.ts';
import { NEEDS } from '../../contract/profile/profile.ts';
import { chooseHelpers } from '../../site/src/features/help/choosing/choose.ts';
import { needsListed } from '../../site/src/features/help/choosing/narrow.ts';
import { aHelper } from '../../site/src/features/help/helper.fixture.ts';
import { placeHelper } from '../../site/src/features/help/place-helper.ts';
import { isPlace, PLACES } from '../../site/src/features/help/route.ts';
import { readHelpers, readLocalForms, readPrograms } from './curated-files.ts';

const helpers = readHelpers();
const forms = readLocalForms();
const programs = new Set(readPrograms().map(({ id }) => id));

test('the national helpers are all there', () => {
  expect(helpers.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      ...['211', 'benefits-office', 'legal-aid', 'ship', 'veterans-service-officer', 'sbdc', 'score'],
      ...['farm-service-center', 'federal-student-aid', 'energy-office'],
    ]),
  );
});

test('every need has a helper', () => {
  const served = new Set(helpers.flatMap(({ helper: { needs } }) => needs));
  expect(NEEDS.filter((need) => !served.has(need))).toEqual([]);
});

test('every state has its own benefits, health and energy office with a page', () => {
  for (const { id, helper: one } of helpers.filter(({ helper: { offices } }) => offices.length > 0)) {
    for (const state of PLACES) {
      const { office } = placeHelper(
        id,
        one,
        state,
        forms.map(({ form }) => form),
      );
      expect(office?.page, `${id} in ${state}`).toMatch(/^https:/);
    }
  }
  expect(PLACES).toHaveLength(51);
});

test.each(['ship', 'legal-aid', 'veterans-service-officer'])('%s has its own office in every state', (id) => {
  const own = helpers.find((one) => one.id === id)?.helper.states ?? {};
  expect(PLACES.filter((state) => own[state] === undefined)).toEqual([]);
});

test('every state has its own phone number for a Medicare counselor', () => {
  const own = helpers.find(({ id }) => id === 'ship')?.helper.states ?? {};
  expect(PLACES.filter((state) => own[state]?.phone === undefined)).toEqual([]);
});

test('every named program, local form and state exists', () => {
  const ofForms = new Set(forms.map(({ form }) => form.of));
  for (const { id, helper: one } of helpers) {
    const named = [...one.programs.filter((name) => !name.includes('*')), ...(one.about ? [one.about] : [])];
    expect(
      named.filter((name) => !programs.has(name)),
      id,
    ).toEqual([]);
    for (const name of one.programs.filter((some) => some.includes('*'))) {
      const pattern = new RegExp(`^${name.replaceAll('*', '.*')}$`);
      expect(
        [...programs].some((program) => pattern.test(program)),
        `${id}: ${name}`,
      ).toBe(true);
    }
    expect(
      one.offices.filter((of) => !ofForms.has(of)),
      id,
    ).toEqual([]);
    expect(
      Object.keys(one.states).filter((state) => !isPlace(state)),
      id,
    ).toEqual([]);
  }
});

test('no source has a future date', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { id, helper: one } of helpers) {
    for (const { date } of Object.values(one.sources)) expect(date <= today, `${id}: ${date}`).toBe(true);
  }
});

test.each([
  ['a source that is not there', aHelper({ does: { text: 'It helps you with the form and more.', source: 'other' } })],
  [
    'a source that no fact names',
    aHelper({ sources: { ...aHelper().sources, spare: { title: 'Spare', url: 'https://a.gov', date: '2026-01-02' } } }),
  ],
  ['a number with the leading 1', aHelper({ phone: { number: '1-800-555-0100', source: 'page' } })],
  ['nothing to reach it by', { ...aHelper(), page: undefined }],
  [
    'words without the program',
    aHelper({ say: { program: 'I want to apply for help.', general: 'I want to apply for help.' } }),
  ],
])('the schema refuses %s', (_, wrong) => {
  expect(helper.safeParse(wrong).success).toBe(false);
});

test('the schema accepts valid data', () => {
  expect(helper.safeParse(aHelper()).success).toBe(true);
});

test('the health coverage line is not offered for child care', () => {
  const named = helpers.map(({ id, helper: one }) => ({ ...one, id }));
  const wish = {
    id: 'child-care-assistance',
    needs: ['children', 'work'],
    audiences: ['families'],
    isFederalGrant: false,
  } as const;
  const ids = chooseHelpers(named, wish).map(({ id }) => id);
  expect(ids[0]).toBe('child-care-office');
  expect(ids).not.toContain('health-coverage-office');
});

test('helpers for organizations or veterans are not listed for children', () => {
  const listed = (need: 'school' | 'children') =>
    helpers.filter(({ helper: one }) => needsListed(one).includes(need)).map(({ id }) => id);
  expect(listed('school')).not.toContain('grants-gov-support');
  expect(listed('children')).not.toContain('veterans-service-officer');
  expect(listed('children')).toContain('child-care-office');
});
