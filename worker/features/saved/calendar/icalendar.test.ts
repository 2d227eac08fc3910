import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type AllDayEvent, calendarOf, folded } from './icalendar.ts';

const event: AllDayEvent = {
  uid: 'deadline-a@grantlight',
  day: '2026-12-31',
  changedAt: '2026-06-01T08:30:00.123Z',
  summary: 'Deadline: Help',
  description: 'x',
  url: 'https://grantlight.example/grants/a/apply',
  reminders: [14, 3, 0],
};
const octets = (line: string) => new TextEncoder().encode(line).length;
const eventIn = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);

test('an event is a full day, in any month, with reminders at nine in the morning', () => {
  const file = calendarOf([event], { product: 'Grantlight', language: 'en' });
  const parsed = eventIn(file);
  expect([parsed.startDate.toString(), parsed.endDate.toString()]).toEqual(['2026-12-31', '2027-01-01']);
  expect(parsed.startDate.isDate).toBe(true);
  expect(parsed.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-06-01T08:30:00Z');
  const reminders = parsed.component.getAllSubcomponents('valarm').map((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger');
    if (!(trigger instanceof ICAL.Duration)) throw new Error('The trigger is not a duration');
    const at = parsed.startDate.clone();
    at.isDate = false;
    at.addDuration(trigger);
    return at.toString();
  });
  expect(reminders).toEqual(['2026-12-17T09:00:00', '2026-12-28T09:00:00', '2026-12-31T09:00:00']);
});

test.each([
  ['ASCII', 'a'.repeat(200)],
  ['two octets', 'é'.repeat(200)],
  ['three octets', '助'.repeat(200)],
  ['four octets', '🏠'.repeat(200)],
])('lines of %s are folded within 75 octets, without splitting characters', (_, text) => {
  const lines = folded(`SUMMARY:${text}`).split('\r\n');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
  expect(lines.map((line, place) => (place === 0 ? line : line.slice(1))).join('')).toBe(`SUMMARY:${text}`);
});

test('a line of exactly 75 octets is not folded', () => expect(folded('a'.repeat(75))).toBe('a'.repeat(75)));

test('any text survives parsing, except control characters, and ends no line', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.stringMatching(/^[\\;,:"\n\rBEGINEND ]{0,60}$/),
  );
  fc.assert(
    fc.property(texts, texts, (summary, description) => {
      const file = calendarOf([{ ...event, summary, description }], {
        product: 'Grantlight',
        language: 'en',
        name: summary,
      });
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
      const parsed = eventIn(file);
      const kept = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
      expect([parsed.summary ?? '', parsed.description ?? '']).toEqual([kept(summary), kept(description)]);
    }),
    { numRuns: 300 },
  );
});
