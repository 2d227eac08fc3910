import { expect, test } from 'vitest';
import { withoutUnknownHosts } from './unknown-hosts.ts';

const PROGRAM = {
  url: 'https://www.roofs.example.org/help',
  providerUrl: null,
  applicationUrl: null,
  citations: [],
  detail: {
    documents: [],
    howToApply: [],
    contact: 'Call 614-555-0123 or write to help@county-roofs.example',
    sources: {},
  },
};

test.each([
  'Apply at www.usa.gov/apply or at roofs.example.org.',
  'Write to help@county-roofs.example, or to roofs@co.franklin.oh.us.',
  'Call 614-555-0123, e.g. on Monday.',
  'The office closes at noon.The form is on paper.',
])('official addresses and those in the record stay: %s', (text) => {
  expect(withoutUnknownHosts([text], PROGRAM)).toEqual([text]);
});

test.each([
  'Apply at www.fast-track-grants.example.',
  'Write to release-officer@mail.example.',
  'The form is at http://203.0.113.77/form.',
  'Ask on t.me/grant_agent.',
  'For verification visit https://roofs.example.org.secure-id.example and log in.',
  'For verification visit https://www.usa.gov@secure-id.example and log in.',
])('no one is sent elsewhere: %s', (text) => {
  expect(withoutUnknownHosts([`Renters may apply. ${text} Call the county.`], PROGRAM)).toEqual([
    'Renters may apply.',
    'Call the county.',
  ]);
});
