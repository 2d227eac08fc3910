/** Malicious records. Anything they produce may appear on any screen. */
import { expect, test } from 'vitest';
import { readRecords } from '../read-page.ts';
import type { CrawlSource } from '../source.ts';
import { assistanceListingsCsv } from './assistance-listings/source.ts';
import { CALIFORNIA } from './data-sets/list.ts';
import { dataSetSource } from './data-sets/source.ts';
import { feedsSource } from './feeds/source.ts';
import { grantsGov } from './grants-gov/source.ts';
import { grantsGovExtract } from './grants-gov-extract/source.ts';
import { pennsylvania } from './pennsylvania/source.ts';
import { simplerGrants } from './simpler-grants/source.ts';

const BASE = 'https://source.example';
const BAD = 'Help <script>alert(1)</script><img src=x onerror=alert(1)> &lt;svg onload=alert(1)&gt; "\'>';
const LINK = 'javascript:alert(document.cookie)';
const BAD_XML = BAD.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const twice = BAD_XML.replaceAll('&', '&amp;');

const SOURCES: readonly [CrawlSource, unknown][] = [
  [
    grantsGov(BASE),
    {
      id: 1,
      opportunityNumber: BAD,
      opportunityTitle: BAD,
      docType: 'synopsis',
      agencyDetails: { agencyName: BAD },
      synopsis: {
        synopsisDesc: BAD,
        responseDateDesc: BAD,
        fundingDescLinkUrl: LINK,
        applicantEligibilityDesc: BAD,
        applicantTypes: [{ id: BAD, description: BAD }],
        agencyContactEmail: BAD,
        awardCeiling: BAD,
      },
    },
  ],
  [
    grantsGovExtract(BASE),
    `<OpportunitySynopsisDetail_1_0><OpportunityID>1</OpportunityID><OpportunityTitle>${twice}</OpportunityTitle><Description>${twice}</Description><EligibleApplicants>${BAD_XML}</EligibleApplicants><AdditionalInformationURL>${LINK}</AdditionalInformationURL></OpportunitySynopsisDetail_1_0>`,
  ],
  [
    assistanceListingsCsv(BASE),
    {
      'Program Title': BAD,
      'Program Number': '10.001',
      Objectives: BAD,
      'Applicant Eligibility': BAD,
      'Types of Assistance': BAD,
      'Application Procedures': JSON.stringify({ description: BAD }),
      Deadlines: `{"description": ${JSON.stringify(BAD)}}`,
      'Website Address': LINK,
      URL: LINK,
    },
  ],
  [
    simplerGrants(BASE, 'key'),
    {
      opportunity_id: 1,
      opportunity_title: BAD,
      opportunity_status: 'posted',
      summary: { summary_description: BAD, additional_info_url: LINK, applicant_types: [BAD], agency_name: BAD },
    },
  ],
  [
    dataSetSource(CALIFORNIA, BASE),
    {
      PortalID: '1',
      Title: BAD,
      Type: BAD,
      Purpose: BAD,
      ApplicantType: BAD,
      EstAmounts: BAD,
      GrantURL: LINK,
      AgencyURL: LINK,
      ContactInfo: BAD,
      ApplicationDeadline: BAD,
      ElecSubmission: `url: ${LINK};`,
    },
  ],
  [
    pennsylvania(BASE),
    {
      slug: '1',
      title: BAD,
      overview: BAD,
      applicantCategory: BAD,
      eligibility: BAD,
      fundingType: BAD,
      linkToApply: LINK,
      issuingAgencyUrl: LINK,
      maximumAward: BAD,
      grantCycle: BAD,
      processSteps: [{ description: BAD }],
      additionalResources: [{ url: LINK }],
      pointOfContact: { name: BAD },
    },
  ],
  [
    feedsSource([], { name: 'feeds', title: 'Feeds', phase: 'ngos' }),
    {
      title: BAD,
      id: '1',
      link: LINK,
      author: BAD,
      date: null,
      text: BAD,
      subjects: [BAD],
      feedTitle: BAD,
      feedUrl: `${BASE}/feed`,
      provider: null,
    },
  ],
];

test.each(SOURCES.map(([source, raw]) => [source.name, source, raw] as const))('%s', (_, source, raw) => {
  const { rows, refused } = readRecords(source, [raw], Date.parse('2026-11-01'));
  expect(refused).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(JSON.stringify(row)).not.toMatch(/<[/!?]?[a-z]|javascript:/i);
    expect(row.title).toContain('Help');
    for (const url of [row.url, row.applicationUrl, row.providerUrl]) expect(url ?? 'https:').toMatch(/^https?:/);
  }
});

/** Returns copies of a value, each with one of its texts replaced. */
function withLong(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return value.flatMap((one, at) => withLong(one, text).map((long) => value.with(at, long)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    withLong(one, text).map((long) => ({ ...value, [name]: long })),
  );
}

const LONG = ['a', 'You must be a veteran or 65 or older, ', '$1,000 ', 'a, ', '1 to ', '&amp;', '😀'].map((part) =>
  part.repeat(400_000 / part.length),
);
/** Code that restarts at every character would take minutes for such texts. */
const PATIENCE_MS = 1500;

test.each(SOURCES.map(([source, raw]) => [source.name, source, raw] as const))(
  '%s: an endless field takes no extra time or space',
  (_, source, raw) => {
    for (const record of LONG.flatMap((text) => withLong(raw, text))) {
      const begun = performance.now();
      const { rows } = readRecords(source, [record], Date.parse('2026-11-01'));
      expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
      for (const row of rows) expect(JSON.stringify(row).length).toBeLessThan(150_000);
    }
  },
);
