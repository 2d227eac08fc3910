import { describe, expect, test } from 'vitest';
import { webAddress } from './addresses.ts';
import { dayAt, dayInWords, dayOf, meansNone, momentOf } from './days.ts';
import { deadlineOf } from './deadlines.ts';
import { amountIn, amountOf, sumOf } from './money.ts';

const NEW_YORK = 'America/New_York';

test.each([
  ['2026-10-19', '2026-10-19'],
  ['2026-10-19-00-00-00', '2026-10-19'],
  ['2025-08-07 11:59:00', '2025-08-07'],
  ['10/19/2026', '2026-10-19'],
  ['7/1/25', '2025-07-01'],
  ['10192026', '2026-10-19'],
  ['Oct 19, 2026 12:00:00 AM EDT', '2026-10-19'],
  ['June 11, 2025', '2025-06-11'],
  ['Jan 01,1965', '1965-01-01'],
  ['Thu, 01 Oct 2026 08:00:00 EDT', '2026-10-01'],
  ['2026-02-30', null],
  ['13/40/2026', null],
  ['2076-08-17-00-00-00', null],
  ['12312099', null],
  ['Ongoing', null],
  ['Summer 2025', null],
  ['', null],
  [null, null],
])('%j is the date %j', (written, day) => {
  expect(dayOf(written)).toBe(day);
});

test('some far-off dates mean that there is no deadline', () => {
  expect(['2076-08-17', '12312099', 'Aug 17, 2076 12:00:00 AM EDT', '12/31/2099'].map(meansNone)).toEqual(
    Array(4).fill(true),
  );
  expect(['2026-08-17', 'Ongoing', '', 'Room 2099-4'].map(meansNone).slice(0, 3)).toEqual([false, false, false]);
});

describe('a moment in a local time zone', () => {
  test.each([
    ['2026-07-01', '17:00:00', NEW_YORK, '2026-07-01T21:00:00.000Z'],
    ['2026-12-01', '17:00:00', NEW_YORK, '2026-12-01T22:00:00.000Z'],
    // Clocks go forward on March 8 and back on November 1.
    ['2026-03-07', '23:59:59', NEW_YORK, '2026-03-08T04:59:59.000Z'],
    ['2026-03-08', '01:30:00', NEW_YORK, '2026-03-08T06:30:00.000Z'],
    ['2026-03-08', '23:59:59', NEW_YORK, '2026-03-09T03:59:59.000Z'],
    ['2026-10-31', '23:59:59', NEW_YORK, '2026-11-01T03:59:59.000Z'],
    ['2026-11-01', '23:59:59', NEW_YORK, '2026-11-02T04:59:59.000Z'],
    ['2026-11-01', '00:30:00', 'America/Los_Angeles', '2026-11-01T07:30:00.000Z'],
    ['2026-06-01', '23:59:59', 'Pacific/Guam', '2026-06-01T13:59:59.000Z'],
  ])('%s %s in %s', (day, time, zone, moment) => {
    expect(momentOf(day, time, zone)).toBe(moment);
  });

  test('has its local date', () => {
    expect(dayAt(Date.parse('2026-11-22T03:00:00Z'), NEW_YORK)).toBe('2026-11-21');
    expect(dayInWords('2026-03-08')).toBe('March 8, 2026');
  });
});

describe('a deadline', () => {
  const of = (day: string | null, note: string | null = null, isForecast = false) =>
    deadlineOf({ day, note, timeZone: NEW_YORK, isForecast });

  test.each([
    [of('10/19/2026'), 'fixed', 'October 19, 2026', '2026-10-20T03:59:59.000Z'],
    [
      of('2026-10-19', 'Due no later than 5:00 p.m., ET.'),
      'fixed',
      'October 19, 2026. Due no later than 5:00 p.m., ET.',
      '2026-10-19T21:00:00.000Z',
    ],
    [
      of('2026-12-01', 'by 11:59 PM Pacific Time'),
      'fixed',
      'December 1, 2026. by 11:59 PM Pacific Time',
      '2026-12-02T07:59:00.000Z',
    ],
    [of('2076-08-17', 'Proposals accepted anytime'), 'rolling', 'Proposals accepted anytime', null],
    [of('2099-12-31'), 'ongoing', 'No deadline', null],
    [of('2099-12-31', 'undefined'), 'ongoing', 'No deadline', null],
    [of('Ongoing'), 'ongoing', 'Ongoing', null],
    [of('', 'Multiple deadlines, see the notice'), 'several', 'Multiple deadlines, see the notice', null],
    [of('04192027', null, true), 'forecast', 'Expected April 19, 2027', null],
    [of(null, null, true), 'forecast', 'Not yet announced', null],
    [of(null), 'unknown', null, null],
    [of('', 'undefined'), 'unknown', null, null],
  ])('%#', (deadline, kind, text, at) => {
    expect(deadline).toMatchObject({ kind, text, at });
    expect(deadline.date === null).toBe(kind !== 'fixed');
  });
});

describe('money', () => {
  test.each([
    ['900,000', 900_000],
    ['$25,000.50', 25_000.5],
    ['none', null],
    ['0', null],
    [0, null],
    [undefined, null],
    ['The maximum is $5', null],
  ])('the field %j is %j', (field, sum) => {
    expect(sumOf(field)).toBe(sum);
  });

  test.each([
    ['Between $50,000 and $2,000,000', 50_000, 2_000_000],
    ['Between $0 and $375,000', null, 375_000],
    ['Up to $1.5 million each', null, 1_500_000],
    ['At least $10K', 10_000, null],
    ['Dependent', null, null],
    ['$2-3 million', 2_000_000, 3_000_000],
    ['$12,50 for each meal', null, null],
    ['$5 000', null, null],
    ['$1.000', null, null],
  ])('%j', (text, min, max) => {
    expect(amountIn(text)).toEqual({ text, min, max });
  });

  test('is put in words, and a minimum above the maximum is dropped', () => {
    expect(amountOf(750_000, 900_000).text).toBe('$750,000 to $900,000');
    expect(amountOf(null, 1234.5).text).toBe('Up to $1,234.50');
    expect(amountOf(500, null).text).toBe('From $500');
    expect(amountOf(900, 100)).toEqual({ text: 'Up to $100', min: null, max: 100 });
    expect(amountIn('none').text).toBeNull();
    expect([sumOf('900,000'), sumOf('$1,234.50'), sumOf('12,50'), sumOf('1.000')]).toEqual([
      900_000,
      1234.5,
      null,
      null,
    ]);
  });
});

test.each([
  ['https://a.gov/x?y=1#z', 'https://a.gov/x?y=1#z'],
  ['http://a.gov.', 'http://a.gov/'],
  ['www.a.gov/x', 'https://www.a.gov/x'],
  ['google.com', 'https://google.com/'],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT:alert(1)//a.gov', null],
  ['data:text/html,x', null],
  ['https://user:word@a.gov', null],
  ['https://a.gov/ x', null],
  ['http://localhost/x', null],
  ['http://127.0.0.1/x', null],
  ['Funding Opportunity Announcements Archive (pa.gov)', null],
  ['', null],
  [null, null],
])('the address %j is %j', (text, url) => {
  expect(webAddress(text)).toBe(url);
});
