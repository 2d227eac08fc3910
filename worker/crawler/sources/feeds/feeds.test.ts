import { expect, test } from 'vitest';
import { isCall } from './calls.ts';
import { FOUNDATIONS } from './list.ts';
import { entriesOf } from './record.ts';
import { feedsSource } from './source.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const URL = 'https://samples.example.org/feed/';
const named = { name: 'feeds', title: 'Feeds of foundations', phase: 'ngos' } as const;
const source = feedsSource([], named);

/** News as blogs publish it: an excerpt, plus the full text. */
const item = (title: string, text: string) => `
  <item>
    <title>${title}</title>
    <link>https://samples.example.org/news/1/</link>
    <dc:creator><![CDATA[Press office]]></dc:creator>
    <pubDate>Mon, 02 Nov 2026 15:00:00 +0000</pubDate>
    <category><![CDATA[Education]]></category>
    <guid isPermaLink="false">https://samples.example.org/?p=1</guid>
    <description><![CDATA[<p>An excerpt &#8230;</p>]]></description>
    <content:encoded><![CDATA[${text}]]></content:encoded>
  </item>`;
const rowsOf = (items: string, of: object) =>
  entriesOf(
    `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>News</title>${items}</channel></rss>`,
  ).flatMap((entry) => source.normalize(source.parse({ ...entry, feedTitle: 'News', feedUrl: URL, ...of }), NOW));
const NEWS = { provider: 'Samples Foundation', isNews: true, states: ['CA'] };
const TEXT = '<p>We fund school gardens.</p><p>Applications are due January 15, 2027.</p>';

test('in foundation news, calls for applications with a deadline become programs', () => {
  const items = [
    item('Request for Proposals: School Gardens', TEXT),
    item('Samples Foundation announces 12 grantees of its school gardens', TEXT),
    item('What a garden teaches', TEXT),
    // Without a deadline it would stay open forever: entries that have left a feed aren't read again.
    item('Now accepting applications for school gardens', '<p>Write to us.</p>'),
  ].join('');
  expect(rowsOf(items, NEWS)).toMatchObject([
    {
      title: 'Request for Proposals: School Gardens',
      provider: 'Samples Foundation',
      deadlineKind: 'fixed',
      deadline: 'January 15, 2027',
      states: ['CA'],
      rules: null,
      status: 'open',
    },
  ]);
  // In a feed of calls, every entry is a call.
  expect(rowsOf(items, { provider: null })).toHaveLength(4);
});

test.each([
  ['Call for Proposals: Rural Libraries', true],
  ['RFP: Community Health Workers', true],
  ['Applications Now Open for the 2027 Fellowship', true],
  ['We’re accepting letters of inquiry for local news', true],
  ['New Funding Opportunity for Nonprofits', true],
  ['Apply by January 5 for a Garden Grant', true],
  ['Meet the 2026 cohort of fellows', false],
  ['$5 million awarded to local news after open call', false],
  ['Our annual report', false],
  ['Why we give to libraries', false],
])('%s: is a call: %s', (title, expected) => expect(isCall(title)).toBe(expected));

test('West Virginia, which no portal or table covers, has a funder of its own', () => {
  const ofState = FOUNDATIONS.filter(({ states }) => states?.length === 1 && states[0] === 'WV');
  const [feed] = ofState;
  expect(ofState).toHaveLength(1);
  const of = { provider: feed?.provider, isNews: feed?.isNews, states: feed?.states };
  expect(rowsOf(item('Request for Proposals: Downtown Grants', TEXT), of)).toMatchObject([{ states: ['WV'] }]);
});

test('each funder has its own address', () => {
  expect(new Set(FOUNDATIONS.map(({ url }) => url)).size).toBe(FOUNDATIONS.length);
  for (const { url } of FOUNDATIONS) expect(url).toMatch(/^https:\/\//);
});
