import { expect, test } from 'vitest';
import { isOfficialAddress } from './official-address.ts';

test.each([
  ['https://www.benefits.va.gov/pension/', true],
  ['https://www.dhs.state.mn.us/snap', true],
  ['https://www.co.fairfax.va.us/', true],
  ['https://www.law.cornell.edu/cfr/text/38/3.3', false],
  ['https://www.example.gov.evil.com/', false],
  ['https://baynavigator.org/', false],
  ['no address', false],
])('%s is a government’s own address: %s', (address, expected) => expect(isOfficialAddress(address)).toBe(expected));
