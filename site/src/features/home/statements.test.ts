import { describe, expect, it } from 'vitest';
import { statements } from './statements.ts';

const leaf = { says: 'You apply for yourself', source: 'listing' };

describe('statements', () => {
  it('lists the conditions of nested rules in order', () => {
    const rule = {
      all: [
        { fact: 'age' as const, atLeast: 18, ...leaf },
        { any: [{ check: true as const, source: 'listing', says: 'Your income is low' }] },
      ],
    };
    expect(statements(rule)).toEqual([
      { says: 'You apply for yourself', answerable: true },
      { says: 'Your income is low', answerable: false },
    ]);
  });

  it('omits exclusions', () => {
    expect(statements({ not: { check: true, ...leaf } })).toEqual([]);
  });
});
