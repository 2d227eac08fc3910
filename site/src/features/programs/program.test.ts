import { describe, expect, it } from 'vitest';
import { sampleProgram } from './program.fixture.ts';
import { descriptionOf, titleOf } from './program.ts';

describe('the name of a program', () => {
  it.each([
    [undefined, 'Low-Income Home Energy Assistance'],
    ['Heating help', 'Heating help'],
    ['LIHEAP', 'Low-Income Home Energy Assistance (LIHEAP)'],
    ['CalEITC', 'Low-Income Home Energy Assistance (CalEITC)'],
    ['NSF GRFP', 'Low-Income Home Energy Assistance (NSF GRFP)'],
    ['PON 5367', 'Low-Income Home Energy Assistance (PON 5367)'],
    ['TEACH Grant', 'TEACH Grant'],
  ])('with the popular name %s is %s', (popularName, name) => {
    expect(sampleProgram('liheap', popularName ? { popularName } : {}).name).toBe(name);
  });

  it('does not repeat an acronym', () => {
    expect(sampleProgram('wic', { title: 'WIC Nutrition Program', popularName: 'WIC' }).name).toBe(
      'WIC Nutrition Program',
    );
  });
});

describe('the title of its page', () => {
  it('says what the page answers if there is room', () => {
    expect(titleOf({ name: 'Pell Grant', states: [] })).toBe('Pell Grant: who qualifies and how to apply');
  });

  it('is at most 70 characters and cut between words', () => {
    const title = titleOf({
      name: 'Fisheries Development and Utilization Research and Development Grants and Agreements',
      states: [],
    });
    expect(title).toBe('Fisheries Development and Utilization Research and Development…');
    expect(title.length).toBeLessThanOrEqual(70);
  });

  it("names the state of a state's version, even if its own name is too long", () => {
    const title = titleOf({
      name: 'Programa de Asistencia de Energía para Hogares de Maine (Home Energy Assistance Program, HEAP, LIHEAP)',
      states: ['ME'],
      localFormOf: { id: 'liheap', name: 'LIHEAP (ayuda para la calefacción)' },
    });
    expect(title).toBe('LIHEAP (ayuda para la calefacción): Maine');
  });
});

it('the description of its page has 50 to 200 characters, whatever the summary', () => {
  for (const length of [30, 150, 200]) {
    const { length: described } = descriptionOf({ summary: 'a'.repeat(length) });
    expect(described).toBeGreaterThanOrEqual(50);
    expect(described).toBeLessThanOrEqual(200);
  }
});

describe('the state of a program', () => {
  const until = (date: string) => ({ kind: 'fixed' as const, text: date, date, timeZone: 'America/New_York' });

  it('is closed once its last day has ended in its time zone', () => {
    const deadline = until('2026-11-21');
    expect(sampleProgram('a', { deadline }, Date.parse('2026-11-22T04:59:58Z')).status).toBe('open');
    expect(sampleProgram('a', { deadline }, Date.parse('2026-11-22T05:00:00Z')).status).toBe('closed');
  });

  it('is a forecast until it takes applications', () => {
    expect(sampleProgram('a', { deadline: { kind: 'forecast', text: 'Next year' } }).status).toBe('forecast');
  });

  it('is dated by its most recent source', () => {
    expect(sampleProgram('a').asOf).toBe('2025-02-26');
  });
});
