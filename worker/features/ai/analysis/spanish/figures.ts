import { MONTHS } from '../proof/number-words.ts';
import { plainSpanish } from './plain.ts';

const SPANISH_MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split(
  '|',
);
const DAYS: Readonly<Record<string, string>> = {
  ...{ lunes: 'monday', martes: 'tuesday', miercoles: 'wednesday', jueves: 'thursday', viernes: 'friday' },
  ...{ sabado: 'saturday', sabados: 'saturday', domingo: 'sunday', domingos: 'sunday' },
};

const SMALL = new Map(
  (
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho ' +
    'diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
  )
    .split(' ')
    .map((word, place) => [word, place + 2]),
);
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

const COMPOUND = new RegExp(
  `\\b(${TENS.join('|')})(?: y (un|uno|una|${[...SMALL.keys()].slice(0, 8).join('|')}))?\\b`,
  'g',
);
const WORD = new RegExp(`\\b(?:${[...SMALL.keys(), ...HUNDREDS].join('|')})\\b`, 'g');

const MONTH = SPANISH_MONTHS.join('|');
const monthOf = (name: string) => MONTHS[SPANISH_MONTHS.indexOf(name)] ?? name;
const DATE = new RegExp(String.raw`\b(\d{1,2}|primero)(?:\.?[o°]?)? de (${MONTH})\b(?:,? (?:del? )?(\d{4}))?`, 'g');
const MONTH_ALONE = new RegExp(String.raw`\b(${MONTH})\b`, 'g');

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mil millones|millardos?)\b/g, 'billion'],
  [/\bmillon(?:es)?\b/g, 'million'],
  [/(?<=\d) mil\b/g, ' thousand'],
  [/\bmil\b/g, '1000'],
  [/(?<=thousand|million|billion) de (?=dolares)/g, ' '],
  [/\bpor ciento\b/g, 'percent'],
  [/\bdolar(?:es)?\b/g, 'dollars'],
  [/\bcentavos?\b/g, 'cents'],
  [/\bdias? (?:habil(?:es)?|laborables?)\b/g, 'business days'],
  [/\bdias?\b/g, 'days'],
  [/\bsemanas?\b/g, 'weeks'],
  [/\bmes(?:es)?\b/g, 'months'],
  [/\banos?\b/g, 'years'],
  [/\bhoras?\b/g, 'hours'],
  [/\bminutos?\b/g, 'minutes'],
  [/\bdecadas?\b/g, 'decades'],
  [/\b([ap])\. ?m\b\.?/g, '$1m'],
  [/(?<=\d) de la manana\b/g, ' am'],
  [/(?<=\d) de la (?:tarde|noche)\b/g, ' pm'],
  [/(?<=\d) a (?=\$?\d)/g, ' to '],
  [/(?<=\d) [yo] (?=\$?\d)/g, ' and '],
  [/\bveces\b/g, 'times'],
];

/** Converts a Spanish text's dates, times, numbers and units to English, so both texts can be parsed the same way. */
export function withEnglishFigures(spanish: string): string {
  const counted = plainSpanish(spanish)
    .replace(COMPOUND, (_, tens: string, ones?: string) => {
      return String(30 + 10 * TENS.indexOf(tens) + (ones ? (SMALL.get(ones) ?? 1) : 0));
    })
    .replace(WORD, (word) => String(SMALL.get(word) ?? 100 * (HUNDREDS.indexOf(word) + 2)))
    .replace(/\b(?:cien|ciento)\b(?<!por ciento)/g, '100');
  const dated = counted
    .replace(DATE, (_, day: string, month: string, year?: string) => {
      return `${monthOf(month)} ${day === 'primero' ? 1 : day}${year ? `, ${year}` : ''}`;
    })
    // "May" alone is a month only after certain words.
    .replace(MONTH_ALONE, (month) => `in ${monthOf(month)}`)
    .replace(/\b\p{L}+\b/gu, (word) => DAYS[word] ?? word);
  return UNITS.reduce((sofar, [spanishWord, english]) => sofar.replace(spanishWord, english), dated);
}
