import { MONTHS, wordNumbers } from './number-words.ts';

/** A number and its unit, if it has one. */
export interface Figure {
  value: string;
  unit: string | null;
  at: number;
}

const DATE_FORMS = [
  { form: /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, read: ([, year, month, day]: Parts) => [day, month, year] },
  { form: /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/g, read: ([, month, day, year]: Parts) => [day, month, year] },
  {
    form: new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`, 'g'),
    read: ([, month, day, year]: Parts) => [day, monthNumber(month), year],
  },
  {
    form: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS.join('|')})\\b(?:,? (\\d{4}))?`, 'g'),
    read: ([, day, month, year]: Parts) => [day, monthNumber(month), year],
  },
] as const;
type Parts = readonly (string | undefined)[];

const TIME = /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b\.?/g;
const ABBREVIATED_MONTH = /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?:\.|\b)/g;
/** "May" on its own is a month only after one of these words. */
const MONTH_ALONE = new RegExp(
  `\\b(?:(${MONTHS.filter((month) => month !== 'may').join('|')})|(?<=(?:in|by|of|until|till|from|through|before|during|since|late|early|each|every) )(may))\\b`,
  'g',
);
const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;
const NUMBER =
  /(\$|usd ?)?(\d+(?:,\d{3})*(?:\.\d+)?)(?:st|nd|rd|th)?(?:[ -]?(thousand|million|billion|k|m|b)\b)?(?:[ -]?(%|percent\b|percentage\b|dollars?\b|cents?\b|(?:(?:business|working|calendar|consecutive)[ -])?(?:minute|hour|day|week|month|year|decade)s?\b))?/g;
const FACTOR: Readonly<Record<string, number>> = { thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, b: 1e9 };

function monthNumber(name = ''): string {
  return String((MONTHS.indexOf(name) % 12) + 1);
}

/** Finds every date, time and number in a text, and normalizes them. Expects `rest` from `contactsIn`. */
export function figuresIn(text: string): Figure[] {
  const figures: Figure[] = [];
  const plain = wordNumbers(text.toLowerCase().replace(ABBREVIATED_MONTH, (_, month: string) => month.slice(0, 3)));
  let rest = plain;
  const take = (form: RegExp, read: (match: RegExpExecArray) => Omit<Figure, 'at'>[]) => {
    for (const match of rest.matchAll(form)) for (const one of read(match)) figures.push({ ...one, at: match.index });
    rest = rest.replace(form, (found) => ' '.repeat(found.length));
  };
  for (const { form, read } of DATE_FORMS) {
    take(form, (match) => {
      const [day = '', month = '', year] = read(match);
      const dated = { value: `${Number(month)}/${Number(day)}`, unit: 'date' };
      const inYear = year === undefined ? [] : [{ value: year.length === 2 ? `20${year}` : year, unit: null }];
      return [dated, { value: String(Number(month)), unit: 'month of the year' }, ...inYear];
    });
  }
  take(TIME, ([, hour, minute = '00', half]) => [
    { value: `${(Number(hour) % 12) + (half === 'p' ? 12 : 0)}:${minute}`, unit: 'time' },
  ]);
  take(MONTH_ALONE, ([month]) => [{ value: monthNumber(month), unit: 'month of the year' }]);
  take(WEEKDAY, ([, day = '']) => [{ value: day, unit: 'weekday' }]);
  take(NUMBER, ([, sign, digits = '', factor, unit]) => {
    const value = Number(digits.replaceAll(',', '')) * (FACTOR[factor ?? ''] ?? 1);
    return [{ value: String(Math.round(value * 1e6) / 1e6), unit: sign ? 'money' : unitOf(unit) }];
  });
  return sharingUnits(
    figures.toSorted((a, b) => a.at - b.at),
    plain,
  );
}

/** Normalizes each date and time in a lowercase text to a single word. A year on its own stays unchanged. */
export function canonicalizeDates(text: string): string {
  const plain = text.replace(ABBREVIATED_MONTH, (_, month: string) => month.slice(0, 3));
  const dated = DATE_FORMS.reduce(
    (sofar, { form, read }) =>
      sofar.replace(form, (...match: string[]) => {
        const [day = '', month = '', year] = read(match);
        return ` d${Number(month)}x${Number(day)} ${year ?? ''}`;
      }),
    plain,
  );
  return dated.replace(
    TIME,
    (_, hour: string, minute = '00', half: string) => ` t${(Number(hour) % 12) + (half === 'p' ? 12 : 0)}x${minute} `,
  );
}

function unitOf(name: string | undefined): string | null {
  if (!name) return null;
  if (name === '%' || name.startsWith('percent')) return 'percent';
  if (name.startsWith('dollar')) return 'money';
  return name
    .replaceAll('-', ' ')
    .replace(/^(?:calendar|consecutive) /, '')
    .replace('working', 'business')
    .replace(/s$/, '');
}

/** Fills in missing units, because ranges such as "$100 to 500" and "30 to 60 days" state theirs only once. */
function sharingUnits(figures: readonly Figure[], text: string): Figure[] {
  return figures.map((figure, place) => {
    if (figure.unit !== null) return figure;
    const [before, after] = [figures[place - 1], figures[place + 1]];
    if (before?.unit === 'money' && isRange(text.slice(before.at, figure.at))) return { ...figure, unit: 'money' };
    if (!after?.unit || after.unit === 'money' || NAMED.has(after.unit)) return figure;
    return isRange(text.slice(figure.at, after.at)) ? { ...figure, unit: after.unit } : figure;
  });
}

/** Returns whether the text up to the next number is the first half of a range. */
function isRange(text: string): boolean {
  return /^\$?[\d,.]+ ?(?:to|and|or|through|-) ?\$?$/.test(text);
}

const NAMED = new Set(['date', 'time', 'weekday', 'month of the year']);

/** Returns whether a statement has a number, date or time that its quote lacks, or uses one with a different unit. */
export function inventsFigures(said: readonly Figure[], quoted: readonly Figure[]): boolean {
  return said.some((one) => !quoted.some((other) => one.value === other.value && fits(one.unit, other.unit)));
}

function fits(said: string | null, quoted: string | null): boolean {
  // "62 or older" means years, but an amount or a percentage needs its unit.
  return said === quoted || (said === null && !NAMED.has(quoted ?? '')) || (said === 'year' && quoted === null);
}
