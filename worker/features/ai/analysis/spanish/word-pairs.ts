import { stem } from '../../../../../matching/search/stem.ts';
import { folded } from '../proof/text.ts';
import { plainSpanish } from './plain.ts';

const ENDING = /(?<=[a-z]{3})(?:(?:ando|iendo|[ai]d[oa]s?|[aei]r|[ae]mos|aba[ns]?|[aei]ra?n?|ia[ns]?|[aeo][ns]?|s)|)$/;
const MOST_LETTERS = 6;

/** Returns the start of a word, without gender, number or verb endings. */
function spanishStem(word: string): string {
  return word
    .replace(/(?<=r)(?:se|l[aeo]s?|nos)$/, '')
    .replace(ENDING, '')
    .slice(0, MOST_LETTERS);
}

const wordsIn = (text: string) => text.match(/[a-z]{2,}/g) ?? [];

export function englishStems(text: string): string[] {
  return [...new Set(wordsIn(folded(text).toLowerCase().replaceAll("'", '')).map(stem))];
}

export function spanishStems(text: string): string[] {
  return [...new Set(wordsIn(plainSpanish(text)).map(spanishStem))];
}

/** Marks a Spanish word that needs no English counterpart. */
export const NO_WORD = '-';

// biome-ignore format: rows read better than one word per line
const SMALL_SPANISH = new Set([
  'el', 'la', 'los', 'las', 'lo', 'un', 'una', 'unos', 'unas', 'de', 'del', 'al', 'en', 'por', 'para', 'con', 'su', 'sus',
  'que', 'se', 'le', 'les', 'es', 'son', 'ser', 'esta', 'estan', 'este', 'esto', 'eso', 'esa', 'ese', 'ha', 'han', 'hay',
  'ya', 'si', 'no', 'ni', 'usted', 'como', 'mas', 'muy', 'cual', 'donde', 'cuyo', 'cuya', 'sea', 'sean', 'dia', 'quien', 'hace', 'enero', 'febrero', 'marzo', 'abril',
  'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre', 'lunes', 'martes', 'miercoles',
  'jueves', 'viernes', 'sabado', 'domingo', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez',
  'once', 'doce', 'quince', 'veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa',
  'cien', 'ciento', 'mil', 'millon', 'millones', 'dolar', 'dolares', 'centavo', 'semana', 'mes', 'meses', 'ano', 'hora', 'minuto', 'haga', 'hacer', 'hacen', 'hagan', 'hecho', 'tardar',
  'tiene', 'persona', 'puede', 'debe', 'misma', 'cada', 'sirve', 'unas', 'otro', 'todo', 'entre', 'hasta', 'desde', 'cuando',
].map(spanishStem));
// biome-ignore format: rows read better than one word per line
const SMALL_ENGLISH = new Set([
  'an', 'the', 'of', 'to', 'in', 'on', 'for', 'with', 'your', 'you', 'it', 'its', 'is', 'are', 'be', 'as', 'at', 'by',
  'that', 'this', 'which', 'who', 'whom', 'from', 'or', 'and', 'if', 'not', 'no', 'they', 'their', 'them', 'have', 'has', 'had',
  'do', 'does', 'did', 'will', 'would', 'than', 'so', 'such', 'there', 'these', 'those', 'when', 'where', 'what', 'we', 'our', 'us',
  'was', 'were', 'been', 'may', 'can', 'must', 'pm', 'am', 'january', 'february', 'march', 'april', 'june', 'july', 'august',
  'until', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'fifteen', 'twenty', 'thirty',
  'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred', 'thousand', 'million', 'billion', 'dollar', 'cent', 'hour',
  'percent', 'minute', 'sunday', 'dai', 'all', 'everi', 'each', 'per', 'old', 'cannot', 'more', 'year', 'month', 'week', 'get', 'whose', 'people', 'person', 'about', 'make', 'take', 'through', 'toward', 'up', 'out',
  'september', 'october', 'november', 'december', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday',
].map(stem));

/** Returns whether a Spanish word has no meaning of its own. */
export function isSmallSpanish(stemmed: string): boolean {
  return SMALL_SPANISH.has(stemmed);
}

/** Words without a counterpart in the other language: `added` in Spanish, `lost` in English. */
interface Unexplained {
  added: string[];
  lost: string[];
}

/** The English counterparts of Spanish words, taken from the translations of our own programs. */
export class WordPairs {
  readonly #english: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(pairs: Readonly<Record<string, string>>) {
    this.#english = new Map(Object.entries(pairs).map(([spanish, english]) => [spanish, new Set(english.split(' '))]));
  }

  /** Returns the words in each language that have no counterpart in the other. A name is its own counterpart. */
  unexplained(english: string, spanish: string): Unexplained {
    const [en, es] = [englishStems(english), spanishStems(spanish)];
    const isPair = (word: string, own: string) =>
      this.#english.get(own)?.has(word) || word === own || (word.length > 3 && word.slice(0, 4) === own.slice(0, 4));
    return {
      added: es.filter(
        (own) =>
          !SMALL_SPANISH.has(own) && !this.#english.get(own)?.has(NO_WORD) && !en.some((word) => isPair(word, own)),
      ),
      lost: en.filter((word) => !SMALL_ENGLISH.has(word) && !es.some((own) => isPair(word, own))),
    };
  }
}
