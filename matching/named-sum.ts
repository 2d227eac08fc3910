const DOLLARS = /\$\s?(\d[\d,]*(?:\.\d+)?)\s*(thousand|million|billion|[kmb]\b)?/gi;
const TIMES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** The largest dollar figure that a text names; undefined where it names none. */
export function amountIn(amount: string | null): number | undefined {
  const figures = [...(amount ?? '').matchAll(DOLLARS)].map(
    ([, figure = '', unit = '']) => Number(figure.replaceAll(',', '')) * (TIMES[unit.charAt(0).toLowerCase()] ?? 1),
  );
  return figures.length > 0 ? Math.max(...figures) : undefined;
}
