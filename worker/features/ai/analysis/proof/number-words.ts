export const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  ...['december', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
];

// biome-ignore format: one row reads better than one word per line
const SMALL = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const COMPOUND = new RegExp(`\\b(${TENS.join('|')})(?:[ -](${SMALL.slice(1, 10).join('|')}))?\\b`, 'g');
/** "One" alone is usually not a number. */
const SINGLE = new RegExp(`\\b(${SMALL.filter((word) => word !== 'one').join('|')})\\b`, 'g');
const HUNDREDS = /\b(?:(\d{1,2}|one|a) )?hundred(?: (?:and )?(\d{1,2})\b)?/g;

/** Replaces number words with digits. */
export function wordNumbers(text: string): string {
  return text
    .replace(COMPOUND, (_, tens: string, ones?: string) =>
      String(20 + 10 * TENS.indexOf(tens) + (ones ? SMALL.indexOf(ones) : 0)),
    )
    .replace(SINGLE, (word) => String(SMALL.indexOf(word)))
    .replace(HUNDREDS, (_, count?: string, rest?: string) =>
      String(100 * (Number(count ?? 1) || 1) + Number(rest ?? 0)),
    );
}
