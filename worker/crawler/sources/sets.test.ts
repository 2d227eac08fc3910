import { expect, test } from 'vitest';
import type { CrawlSource } from '../source.ts';
import { assistanceListingsApi } from './assistance-listings/api-source.ts';
import { CALIFORNIA } from './data-sets/list.ts';
import { dataSetSource } from './data-sets/source.ts';
import { feedsSource } from './feeds/source.ts';
import { grantsGov } from './grants-gov/source.ts';
import { grantsGovExtract } from './grants-gov-extract/source.ts';
import { pennsylvania } from './pennsylvania/source.ts';
import { simplerGrants } from './simpler-grants/source.ts';

const BASE = 'https://source.example';
const NOW = Date.parse('2026-11-01T12:00:00Z');
const coded = (ids: readonly string[]) => ids.map((id) => ({ id, code: id, name: id, description: id }));

/** Each source, with a record whose lists are ordered by `turn`. */
const RECORDS: readonly [CrawlSource, (turn: (list: string[]) => string[]) => unknown][] = [
  [
    grantsGov(BASE),
    (turn) => ({
      ...{ id: 1, opportunityTitle: 'Rivers', docType: 'synopsis' },
      cfdas: turn(['10.001', '10.002']).map((cfdaNumber) => ({ cfdaNumber })),
      synopsis: {
        applicantTypes: coded(turn(['25', '00', '12', '99'])),
        fundingInstruments: coded(turn(['O', 'G', 'CA'])),
        fundingActivityCategories: coded(turn(['ED', 'HL', 'AR'])),
      },
    }),
  ],
  [
    grantsGovExtract(BASE),
    (turn) => {
      const all = (name: string, values: string[]) => turn(values).map((value) => `<${name}>${value}</${name}>`);
      const parts = [
        ...['<OpportunityID>1</OpportunityID><OpportunityTitle>Rivers</OpportunityTitle>'],
        ...all('EligibleApplicants', ['25', '00', '12']),
        ...all('CategoryOfFundingActivity', ['HL', 'ED']),
        ...all('FundingInstrumentType', ['O', 'G']),
        ...all('CFDANumbers', ['10.002', '10.001']),
      ];
      return `<OpportunitySynopsisDetail_1_0>${parts.join('')}</OpportunitySynopsisDetail_1_0>`;
    },
  ],
  [
    simplerGrants(BASE, 'key'),
    (turn) => ({
      ...{ opportunity_id: 'a', opportunity_title: 'Rivers', opportunity_status: 'posted' },
      opportunity_assistance_listings: turn(['10.001', '10.002']).map((number) => ({
        assistance_listing_number: number,
      })),
      summary: {
        applicant_types: turn(['state_governments', 'individuals', 'other']),
        funding_instruments: turn(['grant', 'other']),
        funding_categories: turn(['education', 'health']),
      },
    }),
  ],
  [
    assistanceListingsApi(BASE, 'key'),
    (turn) => ({
      ...{ assistanceListingId: '10.001', title: 'Rivers' },
      financialInformation: {
        obligations: coded(turn(['Direct Payments', 'Grant', 'Insurance'])).map((assistanceType) => ({
          assistanceType,
        })),
      },
      criteriaForApplying: {
        applicant: { types: coded(turn(['Individual/Family', 'State'])) },
        beneficiary: { types: coded(turn(['Farmer', 'Student'])) },
      },
    }),
  ],
  [
    dataSetSource(CALIFORNIA, BASE),
    (turn) => ({
      ...{ PortalID: '1', Title: 'Rivers' },
      Categories: turn(['Science', 'Health & Human Services', 'Education']).join('; '),
      ApplicantType: turn(['Nonprofit', 'Public Agency', 'Individual']).join('; '),
    }),
  ],
  [
    pennsylvania(BASE),
    (turn) => ({ slug: 'a', title: 'Rivers', applicantCategory: turn(['Nonprofit', 'School', 'Business']).join('; ') }),
  ],
  [
    feedsSource([], { name: 'feeds', title: 'Feeds', phase: 'ngos' }),
    (turn) => ({
      ...{ title: 'Rivers', id: 'a', link: null, author: null, date: null, text: null },
      ...{ subjects: turn(['Health', 'Education']), feedTitle: 'A', feedUrl: BASE, provider: null },
    }),
  ],
];

test.each(RECORDS.map(([source, record]) => [source.name, source, record] as const))(
  '%s: reordered lists make the same program',
  (_name, source, record) => {
    const rows = (turn: (list: string[]) => string[]) => source.normalize(source.parse(record(turn)), NOW);
    expect(rows((list) => list)).toHaveLength(1);
    expect(rows((list) => list.toReversed())).toEqual(rows((list) => list));
  },
);
