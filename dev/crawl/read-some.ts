import type { Rule } from '../../contract/programs/rules.ts';
import { describeRules } from '../../matching/rules/match.ts';
import { SourceError, type SourceFault } from '../../worker/crawler/fetching/errors.ts';
import type { PoliteFetcher } from '../../worker/crawler/fetching/polite.ts';
import { type Refusal, readRecords } from '../../worker/crawler/read-page.ts';
import type { CrawlSource, Page } from '../../worker/crawler/source.ts';
import type { GrantRow } from '../../worker/features/programs/normalize.ts';

/** A program as it would be stored, in summary. */
export interface CrawledProgram {
  id: string;
  title: string;
  type: string;
  status: string;
  deadline: string | null;
  amount: string | null;
  provider: string | null;
  states: string[];
  /** The conditions of its rules, in words, or null if it has no rules. */
  rules: string[] | null;
  url: string | null;
}

export interface CrawledSource {
  source: string;
  title: string;
  /** The number of records examined. */
  read: number;
  /** The total number of records. Null if the source doesn't report it, or counts pages instead. */
  total: number | null;
  /** The number of records that offer nothing to apply for. */
  left: number;
  programs: CrawledProgram[];
  refused: Refusal[];
  faults: SourceFault[];
}

/** Reads up to `limit` records from a source and collects the errors along the way. Then closes the connection. */
export async function readSome(source: CrawlSource, fetcher: PoliteFetcher, limit: number): Promise<CrawledSource> {
  const now = Date.now();
  const { name, title } = source;
  const found: CrawledSource = {
    source: name,
    title,
    read: 0,
    total: null,
    left: 0,
    programs: [],
    refused: [],
    faults: [],
  };
  try {
    for await (const page of source.pages({ fetcher, known: {}, now }, null)) {
      take(page);
      if (found.read >= limit) break;
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    found.faults.push(error.fault);
  }
  return found;

  function take(page: Page): void {
    const records = page.records.slice(0, limit - found.read);
    const { rows, refused, left } = readRecords(source, records, now);
    found.read += records.length;
    if (!source.countsPages) found.total = page.total ?? found.total;
    found.left += left;
    found.programs.push(...rows.map(programOf));
    found.refused.push(...refused);
    found.faults.push(...(page.faults ?? []));
  }
}

function programOf(row: GrantRow): CrawledProgram {
  return {
    id: row.id,
    title: row.title,
    type: row.programType,
    status: row.status,
    deadline: row.deadline ?? null,
    amount: row.amount ?? null,
    provider: row.provider ?? null,
    states: Array.isArray(row.states) ? row.states.map(String) : [],
    rules: asked(row.rules ?? null),
    url: row.url ?? null,
  };
}

function asked(rules: Rule | null): string[] | null {
  return rules === null ? null : describeRules(rules);
}
