import { expect, test } from 'vitest';
import { documentFaults } from './document-faults.ts';

const when = { fact: 'home', is: 'rent', source: 'law' } as const;
const faultsOf = (...texts: string[]) => documentFaults(texts.map((text) => ({ text, source: 'law' })));

test.each([
  'If you rent: the rent certificate',
  'If you own your home: the deed',
  'Pay stubs; your tax return if you are self-employed',
  'If you are a widow or widower: the death certificate',
  'If you are not a U.S. citizen: your alien number',
  'If you are 65 or older: proof of age',
  'For renters, the rent certificate',
])('a condition that a profile answers needs a rule: %s', (text) => expect(faultsOf(text)).toHaveLength(1));

test.each(['If you got a shutoff notice: the notice', 'Proof of income, if your office asks for it', 'Photo ID'])(
  'a condition that no profile answers needs no rule: %s',
  (text) => expect(faultsOf(text)).toEqual([]),
);

test('a document with a rule is fine, and a duplicate is a fault', () => {
  const ruled = { text: 'If you rent: your lease', when, source: 'law' };
  expect(documentFaults([ruled])).toEqual([]);
  expect(documentFaults([ruled, { text: 'Your lease', source: 'law' }])).toHaveLength(1);
});
