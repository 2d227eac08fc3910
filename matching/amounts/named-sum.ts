const DOLLARS =
  /\$\s?(\d+(?:[.,]\d+)*(?: \d{3}(?!\d))*)(?: ?(?:-|–|to|and) ?(\d+(?:[.,]\d+)*))?\s*(thousand|million|billion|[kmb]\b)?/gi;
const TIMES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

const GROUPED = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/** Three digits after a period may be thousands: "$1.000" is one dollar in the U.S. but a thousand elsewhere. */
const MAY_BE_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Parses a dollar amount without its unit. Undefined if it is ambiguous: "12,50", "5 000". */
export function dollarsOf(digits: string, hasUnit = false): number | undefined {
  if (!GROUPED.test(digits) || (!hasUnit && MAY_BE_THOUSANDS.test(digits))) return undefined;
  return Number(digits.replaceAll(',', ''));
}

/** Returns the dollar amounts in a text, in order, except ambiguous ones. */
export function sumsIn(text: string): number[] {
  return [...text.matchAll(DOLLARS)].flatMap(([, first = '', second = '', unit = '']) => {
    const times = TIMES[unit.charAt(0).toLowerCase()] ?? 1;
    // In "$1 to 5 years", the second number isn't dollars: that requires a unit such as "million".
    const written = unit === '' || second === '' ? [first] : [first, second];
    return written.flatMap((digits) => {
      const dollars = dollarsOf(digits, unit !== '');
      return dollars === undefined ? [] : dollars * times;
    });
  });
}

/** Returns the largest dollar amount in a text; undefined if there is none. */
export function amountIn(amount: string | null): number | undefined {
  const sums = sumsIn(amount ?? '');
  return sums.length > 0 ? Math.max(...sums) : undefined;
}
