import { expect, test } from 'vitest';
import { type LocalForm, localForm } from '../../../../contract/programs/local-forms.ts';
import { aHelper } from './helper.fixture.ts';
import { phoneOf, placeHelper } from './place-helper.ts';

const aForm = (of: string, changes: Partial<LocalForm> = {}): LocalForm => ({
  ...localForm.parse({
    ...{ of, state: 'OH', title: 'Ohio Food (SNAP)', agency: 'Ohio Department', summary: 'Money for food. '.repeat(3) },
    description: 'It pays for food in Ohio each month. '.repeat(4),
    howToApply: [{ text: 'Apply at the county office.', source: 'page' }],
    urls: { program: 'https://www.ohio.gov/food' },
    sources: { page: { title: 'Food in Ohio', url: 'https://www.ohio.gov/food', date: '2026-01-02' } },
  }),
  ...changes,
});
const phone = { number: '800-555-0100', source: 'page' };
const offices = aHelper({ phone, offices: ['snap', 'tanf'] });

test('without a known state, uses the national phone line and page', () => {
  for (const placed of [placeHelper('a', offices, null, [aForm('snap')]), placeHelper('a', offices, 'AK', [])]) {
    expect(placed).toMatchObject({ office: null, phone: '800-555-0100', page: 'https://www.example.gov/help' });
    expect(placed.source.title).toBe('The page');
  }
});

test('in a state, uses the local form’s office with another form’s number', () => {
  const contact = { text: 'Phone 800-555-0123', source: 'page' };
  const forms = [aForm('snap'), aForm('tanf', { contact })];
  expect(placeHelper('a', offices, 'OH', forms).office).toEqual({
    name: 'Ohio Department',
    phone: '800-555-0123',
    page: 'https://www.ohio.gov/food',
  });
  const another = [aForm('snap'), aForm('tanf', { contact, agency: 'Another Department' })];
  expect(placeHelper('a', offices, 'OH', another).office?.phone).toBeNull();
});

test('prefers a state’s own entry to its local forms', () => {
  const own = aHelper({ offices: ['snap'], states: { OH: { name: 'Ohio Hands', source: 'page' } } });
  expect(placeHelper('a', own, 'OH', [aForm('snap')]).office).toEqual({ name: 'Ohio Hands', phone: null, page: null });
});

test.each([
  ['1-855-6-CONNECT (1-855-626-6632)', '855-626-6632'],
  ['Phone 501-682-8256 or 800-482-8988', '501-682-8256'],
  ['Horizon Card Helpdesk, phone 800-997-4444', undefined],
  ['EBT card, 1-888-356-3281', undefined],
  ['Your county office', undefined],
])('the number of "%s"', (text, number) => {
  expect(phoneOf({ contact: { text, source: 'page' } })).toBe(number);
});

test('the office near someone: the state’s own list first, then the national search with their state in it', () => {
  const page = 'https://www.example.gov/find';
  const finder = { page, withState: `${page}/{name}?in={code}`, withZipCode: `${page}?zip={zip}`, source: 'page' };
  const list = { page: 'https://www.ohio.gov/offices', source: 'page' };
  const helper = aHelper({ finder, localOffices: { OH: list } });
  expect(placeHelper('a', helper, 'OH', []).nearby).toEqual({ page: list.page });
  expect(placeHelper('a', helper, 'NM', []).nearby).toEqual({
    page: `${page}/new-mexico?in=nm`,
    withZipCode: `${page}?zip={zip}`,
  });
  expect(placeHelper('a', helper, null, []).nearby?.page).toBe(page);
  expect(placeHelper('a', aHelper(), 'OH', [])).not.toHaveProperty('nearby');
});
