import { type StateCode, TERRITORIES, US_STATES } from '../../../../../contract/profile/places.ts';
import { type Benefit, isTiered } from '../../../../../contract/programs/benefits.ts';
import { amountWords, perWords, rangeWords } from '../../../../../matching/amounts/amount-words.ts';
import { archetypeOf, rowOf, rowsBySize, type TableRow } from '../../../../../matching/benefits/estimates/tables.ts';
import { FigureBook, type FigureSource } from '../../../../../matching/benefits/figures.ts';
import { dollars } from '../../../../../matching/benefits/money.ts';
import { benefitOf } from '../../../../../matching/rules/match.ts';
import { STATE_NAMES } from '../../../locale/state-names.ts';
import { byName, type Program, programPath } from '../program.ts';
import type { BenefitTable } from './benefit-table.ts';
import { figureFiles } from './figure-files.ts';
import { TABLES } from './texts.ts';
import { tierTable } from './tier-table.ts';

const book = new FigureBook(figureFiles);
const TODAY = new Date().toISOString().slice(0, 10);
const STATES = (Object.keys(US_STATES) as StateCode[]).filter((code) => !TERRITORIES.includes(code));

/**
 * State tables have many sources. Above this number, only each row's first figure is cited instead of its first two.
 */
const MOST_SOURCES = 60;

const known = new Map<string, TableRow | undefined>();

/**
 * Returns the row for a household of one or three, computed once per build. Programs with tiers have none, because they
 * have their own table.
 */
function rowIn(benefit: Benefit, state: StateCode): TableRow | undefined {
  if (isTiered(benefit)) return undefined;
  const key = `${benefit} ${state}`;
  if (!known.has(key)) {
    const people = archetypeOf(benefit) === 'seniors' ? 1 : 3;
    known.set(key, rowOf(benefit, state, people, book, TODAY));
  }
  return known.get(key);
}

/**
 * Returns the maximum for a family of three or one older person in each state, in words. Leaves out states without a
 * sum.
 */
export function mostByState(benefit: Benefit): Partial<Record<StateCode, string>> {
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const most = rowIn(benefit, state)?.most;
      return most ? [[state, TABLES.upTo[archetypeOf(benefit)](amountWords(most))]] : [];
    }),
  );
}

/**
 * Returns the maximum for a typical household: in one state, in all states if equal, or as a range across states. Null
 * without a sum.
 */
export function mostOf(benefit: Benefit, only: readonly string[]): { words: string; dollars: number } | null {
  const sums = STATES.filter((state) => only.length === 0 || only.includes(state))
    .flatMap((state) => rowIn(benefit, state)?.most ?? [])
    .toSorted((a, b) => a.to - b.to);
  const [least, most] = [sums[0], sums.at(-1)];
  // A few states' amounts say little about all fifty.
  if (only.length === 0 && sums.length < STATES.length / 2) return null;
  if (!least || !most || most.to <= 0) return null;
  const who = archetypeOf(benefit);
  const high = amountWords({ ...most, from: most.to });
  const isAlike = dollars(least.to) === dollars(most.to);
  return {
    words: isAlike ? TABLES.upTo[who](high) : TABLES.upToByState[who](dollars(least.to), high),
    dollars: most.to,
  };
}

/** Returns whether the program pays money in any state. If so, a state without a sum hasn't published one. */
function paysMoney(benefit: Benefit): boolean {
  return STATES.some((state) => rowIn(benefit, state)?.most);
}

function cellsOf(benefit: Benefit, { state, limit, most, figures }: TableRow, per = '') {
  const year = book.yearOfOld(benefit, figures, state, TODAY);
  const since = year === null ? '' : TABLES.sinceYear(year);
  return {
    limit: limit === null ? TABLES.noLimit : dollars(limit),
    most:
      most === null
        ? paysMoney(benefit)
          ? TABLES.unknownSum
          : TABLES.noSum
        : `${per ? rangeWords(most.from, most.to) : amountWords(most)}${since}`,
  };
}

/** Returns the payment period if all rows share it, so it can be in the column header instead. */
function sharedPer(rows: readonly TableRow[]): string {
  const [per, ...others] = new Set(rows.flatMap(({ most }) => most?.per ?? []));
  return per === undefined || others.length > 0 ? '' : perWords(per);
}

/**
 * Returns the table for a program limited to `only`, or open everywhere if that's empty. By household size if nearly
 * all states have the same figures, otherwise by state. Null if no row has content.
 */
export function tableOf(benefit: Benefit, only: readonly string[]): BenefitTable | null {
  if (isTiered(benefit)) return tierTable(benefit, only, book, TODAY);
  const states = STATES.filter((state) => only.length === 0 || only.includes(state)).flatMap(
    (state) => rowIn(benefit, state) ?? [],
  );
  const kinds = new Set(
    states.filter(({ state }) => state !== 'AK' && state !== 'HI').map((row) => JSON.stringify(cellsOf(benefit, row))),
  );
  if (states.length === 0) return null;
  if (kinds.size > 1) {
    const per = sharedPer(states);
    const rows = states
      .map((row) => ({ name: STATE_NAMES[row.state], ...cellsOf(benefit, row, per) }))
      .toSorted(byName);
    return {
      caption: TABLES.byState[archetypeOf(benefit)],
      columns: TABLES.columns(TABLES.state, per),
      rows,
      sources: sourcesOf(benefit, states),
      isByState: states.length > 1,
    };
  }
  const first = states.find(({ state }) => state !== 'AK' && state !== 'HI') ?? states[0];
  if (first === undefined) return null;
  const sizes = rowsBySize(benefit, first.state, book, TODAY);
  return {
    caption: TABLES.bySize[archetypeOf(benefit)],
    columns: TABLES.columns(TABLES.size),
    rows: sizes.map((row) => ({ name: TABLES.people(row.people), ...cellsOf(benefit, row) })),
    sources: sourcesOf(benefit, sizes),
  };
}

/**
 * Returns the table for a state's page: what each program pays in the state, and the income limits. Null if nothing is
 * recorded.
 */
export function stateTable(state: StateCode, programs: readonly Program[]): BenefitTable | null {
  if (TERRITORIES.includes(state)) return null;
  const rows = programs.flatMap((program) => {
    const benefit = benefitOf(program.eligibility);
    const row = benefit && rowIn(benefit, state);
    return benefit && row ? [{ name: program.name, path: programPath(program), ...cellsOf(benefit, row) }] : [];
  });
  return rows.length === 0
    ? null
    : { caption: TABLES.ofState, columns: TABLES.columns(TABLES.program), rows, sources: [] };
}

/** Returns these rows' distinct sources, with the dates their figures apply to. */
function sourcesOf(benefit: Benefit, rows: readonly TableRow[], ofEach = 2): FigureSource[] {
  const found = rows.flatMap(({ state, figures }) =>
    figures.slice(0, ofEach).flatMap((name) => book.source(benefit, name, state, TODAY) ?? []),
  );
  const byUrl = new Map(found.toSorted((a, b) => a.from.localeCompare(b.from)).map((source) => [source.url, source]));
  if (byUrl.size > MOST_SOURCES && ofEach > 1) return sourcesOf(benefit, rows, 1);
  return [...byUrl.values()].toSorted((a, b) => (a.title < b.title ? -1 : 1));
}
