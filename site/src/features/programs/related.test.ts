import { expect, it } from 'vitest';
import { sampleProgram } from './program.fixture.ts';
import { relatedPrograms } from './related.ts';

const unlike = {
  category: 'Research',
  audiences: ['researchers'],
  keywords: ['telescope', 'physics', 'stars'],
} as const;
const heat = sampleProgram('heat');
const gas = sampleProgram('gas', { title: 'Gas Bill Relief' });
const texas = sampleProgram('texas', { title: 'Texas Heat', states: ['TX'] });
const ohio = sampleProgram('ohio', { title: 'Ohio Heat', states: ['OH'] });
const physics = sampleProgram('physics', {
  title: 'Stars',
  ...unlike,
  audiences: ['researchers'],
  keywords: [...unlike.keywords],
});
const over = sampleProgram('over', {
  title: 'Heat of 2020',
  deadline: { kind: 'fixed', text: 'December 31, 2020', date: '2020-12-31' },
});
const related = relatedPrograms([heat, gas, texas, ohio, physics, over]);
const namesOf = (id: string) => related.get(id)?.map((program) => program.id);

it('finds programs with shared words, never itself, closed or from another state', () => {
  expect(namesOf('heat')).toEqual(['gas']);
  expect(namesOf('texas')).toEqual(['gas', 'heat']);
  expect(namesOf('physics')).toEqual([]);
});

it('finds at most four, in linear time', () => {
  const many = Array.from({ length: 10_000 }, (_, number) => {
    const words = [`bill ${number % 500}`, `heat${'abcdefgh'[number % 8]}${number % 700}`, `word${number % 3000}s`];
    return sampleProgram(`p-${number}`, { title: `Program ${number}`, keywords: words });
  });
  const begun = performance.now();
  const all = relatedPrograms(many);
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(Math.max(...[...all.values()].map((some) => some.length))).toBeLessThanOrEqual(4);
});
