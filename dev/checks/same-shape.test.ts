import { expect, test } from 'vitest';
import { faultsOfShape } from './same-shape.ts';

const english = { title: 'Programs', none: '', count: (count: number) => `${count}`, menu: { home: 'Home' } };

test('a translation with the same names has no faults', () => {
  const spanish = { title: 'Programas', none: '', count: () => 'muchos', menu: { home: 'Inicio' } };
  expect(faultsOfShape(english, spanish)).toEqual([]);
});

test('missing, additional and differing texts are named', () => {
  const spanish = { title: '', none: 'nada', count: (_a: number, _b: number) => '', menu: { start: 'Inicio' } };
  expect(faultsOfShape(english, spanish)).toEqual([
    'title is empty in one language only',
    'none is empty in one language only',
    'count takes more parameters than the original',
    'menu.home is missing, but a string in the original',
    'menu.start is a string, but missing in the original',
  ]);
});
