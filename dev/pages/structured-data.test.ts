import { describe, expect, it } from 'vitest';
import { faultsOfData } from './structured-data.ts';

const whole = {
  '@context': 'https://schema.org',
  '@type': 'MonetaryGrant',
  name: 'Pell Grant',
  description: 'Money for college.',
  url: 'https://grantlight.example/programs/pell-grant',
  funder: { '@type': 'GovernmentOrganization', name: 'Department of Education' },
};
const trail = (...positions: number[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: positions.map((position) => ({
    '@type': 'ListItem',
    position,
    name: 'Home',
    item: 'https://grantlight.example/',
  })),
});

describe('faultsOfData', () => {
  it.each([whole, trail(1, 2, 3), [whole, trail(1)]])('finds nothing wrong with complete data', (data) => {
    expect(faultsOfData(JSON.stringify(data))).toEqual([]);
  });

  it.each([
    ['{', 'is not JSON'],
    [JSON.stringify({ ...whole, '@context': undefined }), 'has no @context of https://schema.org'],
    [
      JSON.stringify({ ...whole, '@type': 'Unicorn' }),
      'has a Unicorn, of which dev/pages/structured-data.ts knows nothing',
    ],
    [JSON.stringify({ ...whole, name: '' }), 'has a MonetaryGrant without name'],
    [
      JSON.stringify({ ...whole, funder: 'Department' }),
      'has "Department" as MonetaryGrant.funder, which must be a thing',
    ],
    [JSON.stringify({ ...whole, funder: { '@type': 'Country', name: 'US' } }), 'has a Country as MonetaryGrant.funder'],
    [JSON.stringify({ ...whole, url: '/programs' }), 'has "/programs" as MonetaryGrant.url, which is no address'],
    [JSON.stringify({ ...whole, dateModified: 'May' }), 'has "May" as MonetaryGrant.dateModified, which is no date'],
    [JSON.stringify(trail(1, 3)), 'has a BreadcrumbList out of order'],
    [JSON.stringify(trail(2)), 'has a BreadcrumbList that does not begin with 1'],
  ])('finds what is wrong with %s', (json, fault) => {
    expect(faultsOfData(json)).toEqual([fault]);
  });

  it('names each address', () => {
    const named: string[] = [];
    faultsOfData(JSON.stringify(whole), (address) => named.push(address));
    expect(named).toEqual([whole.url]);
  });
});
