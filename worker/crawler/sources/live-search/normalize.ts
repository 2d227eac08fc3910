import { createHash } from 'node:crypto';
import { type StateCode, US_STATES } from '../../../../contract/profile/places.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine } from '../../../web/plain-text.ts';
import { deadlineOf } from '../../fields/deadlines.ts';
import { amountIn } from '../../fields/money.ts';
import { rowOf } from '../../program-row.ts';
import { citedPages, type FoundProgram, sameAddress } from './record.ts';

/** The product's name for live-search results. */
const SOURCE_TYPE = 'perplexity';
/** Answers have no time zone, so a day ends when it's over everywhere in the country. */
const TIME_ZONE = 'Pacific/Pago_Pago';

/** Returns an answer's program: a lead with its pages. It has no rules, because no one has read the pages. */
export function rowsOfFound(program: FoundProgram, source: string, now: number): GrantRow[] {
  const pages = citedPages(program);
  const isRead = program.read.some((page) => sameAddress(page) === sameAddress(program.url));
  const url = isRead ? program.url : (pages[0] ?? null);
  return [
    rowOf(
      {
        source,
        sourceId: idOf(program),
        sourceType: SOURCE_TYPE,
        title: program.title,
        description: program.description,
        programType: program.programType,
        category: program.category,
        amount: amountIn(program.amount),
        deadline: deadlineOf({ day: program.deadline, timeZone: TIME_ZONE }),
        eligibility: [program.eligibility],
        provider: program.provider,
        url,
        citations: pages,
        keywords: [],
        states: statesOf(program.states),
        rules: null,
        isOpen: true,
        origin: {
          key: 'search',
          title: `Found by a live search: ${program.title}`.slice(0, 200),
          url: url ?? '',
          date: null,
        },
      },
      now,
    ),
  ];
}

/** Derives the ID from title and funder, so a program keeps it no matter which question finds it. */
function idOf({ title, provider }: FoundProgram): string {
  const words = plainLine(`${provider}|${title}`)
    .toLowerCase()
    .replace(/[^a-z0-9|]+/g, ' ')
    .trim();
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
}

function statesOf(named: readonly string[]): StateCode[] {
  const codes = Object.keys(US_STATES).filter((code): code is StateCode => Object.hasOwn(US_STATES, code));
  return codes.filter((code) =>
    named.some((name) => name.trim().toUpperCase() === code || name.trim() === US_STATES[code]),
  );
}
