import { US_STATES } from '../../../../../contract/profile/places.ts';
import type { TieredBenefit } from '../../../../../contract/programs/benefits.ts';
import { perWords } from '../../../../../matching/amounts/amount-words.ts';
import { mostOf } from '../../../../../matching/benefits/estimates/tier-amounts.ts';
import { type Tiers, tierShapes } from '../../../../../matching/benefits/estimates/tiers.ts';
import type { FigureBook } from '../../../../../matching/benefits/figures.ts';
import { dollars } from '../../../../../matching/benefits/money.ts';
import type { BenefitTable } from './benefit-table.ts';
import { TABLES, TIERS } from './texts.ts';

/** Returns a program's own table of tiers, for its public page. Null if no figures are in force. */
export function tierTable(
  benefit: TieredBenefit,
  only: readonly string[],
  book: FigureBook,
  today: string,
): BenefitTable | null {
  const state = Object.keys(US_STATES).find((code): code is keyof typeof US_STATES => only.includes(code));
  if (state === undefined) return null;
  const { tiers } = book.read(tierShapes(benefit), state, today);
  const source = book.source(benefit, 'tiers', state, today);
  if (!tiers || !source) return null;
  return {
    caption: TIERS.caption(tiers.income, tiers.year),
    columns: TABLES.columns(TABLES.size, perWords(tiers.per)),
    rows: rowsOf(tiers),
    sources: [source],
    note: TIERS.note,
  };
}

function rowsOf(tiers: Tiers): BenefitTable['rows'] {
  const rows = tiers.tables.flatMap(({ when: { home, ...others } = {}, rows: inTable }) =>
    inTable.map(([end, amount]) => ({
      home,
      name: (one: typeof home) => TIERS.whose({ ...others, home: one }),
      limit: end === null ? TABLES.noLimit : endWords(end, tiers),
      most: `${dollars(mostOf(amount))}${tiers.each ? TIERS.each : ''}`,
    })),
  );
  const others = tiers.tables.some(({ when }) => TIERS.whose({ ...when, home: undefined }))
    ? TIERS.others
    : TIERS.everyone;
  // Rows that are the same for owners and renters are shown once.
  const alike = Map.groupBy(rows, ({ name, limit, most }) => [name(undefined), limit, most].join());
  return [...alike.values()].flatMap((same) => {
    const isForBoth = same.length > 1;
    return same
      .slice(0, 1)
      .map(({ home, name, limit, most }) => ({ name: name(isForBoth ? undefined : home) || others, limit, most }));
  });
}

function endWords(end: number, { ends, isBelow }: Tiers): string {
  const words = ends === 'dollars' ? dollars(end) : TIERS.ofPovertyLine(end);
  return isBelow ? TIERS.below(words) : words;
}
