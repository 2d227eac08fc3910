import { describe, expect, it } from 'vitest';
import { lightOf, lightsFor } from './light.ts';

const fits = { who: ['adult', 'family'], need: ['food'] };

describe('the light on a program', () => {
  it.each([
    ['open', '', 'family', ''],
    ['near', 'OH', '', 'food'],
    ['near', '', 'family', 'food'],
    ['lit', 'OH', 'family', 'food'],
    ['dim', '', 'farm', ''],
    ['dim', 'OH', 'family', 'rent'],
  ] as const)('is %s after "%s", "%s" and "%s"', (light, state, who, need) =>
    expect(lightOf(fits, { state, who, need })).toBe(light),
  );

  it('a nonprofit lights projects for others, whatever its need', () => {
    const project = { who: ['nonprofit'], need: ['community'] };
    expect(lightOf(project, { state: 'KS', who: 'nonprofit', need: 'food' })).toBe('lit');
    expect(lightOf(fits, { state: 'KS', who: 'nonprofit', need: 'food' })).toBe('dim');
  });

  it('lights programs for the people who benefit and the needs they serve', () => {
    const program = { needs: { food: 1, home: 0.6 }, weights: { adult: 0.6, family: 1.2, student: 0.3, nonprofit: 0 } };
    expect(lightsFor(program, { needs: ['food', 'health'] })).toEqual({ who: ['adult', 'family'], need: ['food'] });
  });
});
