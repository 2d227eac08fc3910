import { expect, test } from 'vitest';
import { isMeant } from './meant.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const ROOF = { title: 'Roof Repair Program, for owners', assistanceListings: ['14.999'] };
const linked = (passages: string[], url = 'https://www.hud.gov/files/notice.pdf') => {
  return { url, title: 'notice.pdf (www.hud.gov)', passages };
};

test.each([
  ['its name', linked(['Notice of Funding: Roof Repair Program'])],
  ['its name in other words', linked(['Notice of funding for the repair of roofs'])],
  ['its number', linked(['Assistance listing 14.999', 'Homes of all kinds'])],
  ['its file', linked(['Notice of funding'], 'https://www.hud.gov/files/roof-repair-nofo.pdf')],
  ['this year', linked(['FY 2026 Roof Repair Program'])],
  ['the next year', linked(['Roof Repair Program', 'Applications are due on March 15, 2027.'])],
  ['a later round', linked(['Roof Repair Program', 'Round 1 closes June 1, 2026. Round 2 closes January 9, 2027.'])],
])('a document with %s is used', (_, document) => {
  expect(isMeant(ROOF, document, NOW)).toBe(true);
});

test.each([
  ['of another program', linked(['Notice of Funding: Fence Repair Program'])],
  [
    'of another program that speaks of it late',
    linked([`Fences. ${'Words. '.repeat(600)}`, 'Unlike the Roof Repair Program']),
  ],
  ['with another number', linked(['Roof Repair Program', 'Assistance listing 14.111'])],
  ['of another year', linked(['Roof Repair Program', 'Fiscal year 2024'])],
  ['of a short fiscal year', linked(['FY24 Roof Repair Program'])],
  ['of another year by its file', linked(['Roof Repair Program'], 'https://www.hud.gov/FY2025_NOFO.pdf')],
  ['whose last day is over', linked(['Roof Repair Program', 'Applications are due on March 15, 2026.'])],
  [
    'whose days are over',
    linked(['Roof Repair Program', 'The portal closes 3/15/2026. The deadline is April 2, 2026.']),
  ],
  ['of nobody knows what', linked(['Notice of funding', 'Applications are due on March 15, 2027.'])],
])('a document %s is skipped', (_, document) => {
  expect(isMeant(ROOF, document, NOW)).toBe(false);
});

test('a short name, or an acronym, must match exactly', () => {
  const housing = { title: 'Housing Loans', assistanceListings: [] };
  expect(isMeant(housing, linked(['Housing Loans: guidelines']), NOW)).toBe(true);
  expect(isMeant(housing, linked(['Loans for farms, not for housing']), NOW)).toBe(false);
  const heap = { title: 'Home Energy Assistance (HEAP)', assistanceListings: [] };
  expect(isMeant(heap, linked(['HEAP handbook']), NOW)).toBe(true);
  expect(isMeant(heap, linked(['CHEAP handbook']), NOW)).toBe(false);
});
