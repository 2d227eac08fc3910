import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { US_STATES } from '../../contract/profile/places.ts';
import { CATEGORIES, PROGRAM_TYPES } from '../../contract/programs/grants.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import { describeRules } from '../../matching/rules/match.ts';
import type { Source } from '../../worker/crawler/source.ts';
import type { GrantRow } from '../../worker/features/programs/normalize.ts';
import { Random } from './speed-random.ts';
import { Vocabulary } from './speed-vocabulary.ts';

const DAY = 24 * 60 * 60_000;
const STATES = Object.keys(US_STATES);
const KINDS = ['individual', 'individual', 'business', 'farm', 'nonprofit', 'nonprofit', 'local-government', 'college'];

export const vocabulary = new Vocabulary();
const record = z.object({ number: z.int() });

/** A source of generated programs. Each number always produces the same program. */
export const synthetic: Source<z.infer<typeof record>> = {
  id: 'synthetic',
  parse: (raw) => record.parse(raw),
  normalize: ({ number }, now) => [programNumber(number, now)],
};

/** Returns the record of a program. About half of the programs are closed. */
export function recordNumber(number: number): unknown {
  return { number };
}

function programNumber(number: number, now: number): GrantRow {
  const random = new Random(number * 7919);
  const states = random.isBelow(0.6) ? [] : [random.pick(STATES)];
  const programType = PROGRAM_TYPES[number % 3] ?? 'grant';
  const isClosed = random.isBelow(0.5);
  const isFixed = isClosed || random.isBelow(0.4);
  const deadlineAt = isFixed ? new Date(now + (isClosed ? -1 : 1) * random.between(2, 300) * DAY).toISOString() : null;
  const url = `https://www.example.gov/programs/${number}`;
  const rules = rulesOf(random, states);
  const content = {
    id: `synthetic-${number}`,
    source: synthetic.id,
    sourceId: String(number),
    title: vocabulary.text(random, random.length(6, 0.3), true),
    description: vocabulary.text(random, random.length(120)),
    amount: `Up to $${random.between(1, 500)},000`,
    deadline: deadlineAt?.slice(0, 10) ?? 'Applications are taken all year',
    deadlineKind: isFixed ? 'fixed' : 'rolling',
    deadlineAt,
    url,
    category: random.pick(CATEGORIES),
    eligibility: describeRules(rules).join('\n'),
    provider: `Department of ${vocabulary.text(random, 3, true)}`,
    sourceType: 'federal',
    citations: [url],
    programType,
    keywords: Array.from({ length: random.between(3, 8) }, () => vocabulary.text(random, 2, true)).join(', '),
    states,
    assistanceListings: [`${random.between(10, 98)}.${random.between(100, 999)}`],
    rules,
    detail: {
      documents: Array.from({ length: 3 }, () => vocabulary.text(random, 8)),
      howToApply: Array.from({ length: 3 }, () => vocabulary.text(random, 15)),
      contact: vocabulary.text(random, 8),
      sources: { page: { title: vocabulary.text(random, 6), url, date: '2026-11-01' } },
    },
    status: isClosed ? 'closed' : 'open',
    checkedAt: '2026-11-01',
  };
  return { ...content, contentHash: createHash('sha256').update(JSON.stringify(content)).digest('base64url') };
}

/** Returns three to seven conditions, each with a sentence and about half of them with a source quote. */
function rulesOf(random: Random, states: readonly string[]): Rule {
  const origin = () => ({
    says: `You ${vocabulary.text(random, 7)}`,
    source: 'page',
    ...(random.isBelow(0.5) ? { quote: vocabulary.text(random, random.length(18)) } : {}),
  });
  const kinds = [...new Set([random.pick(KINDS), ...(random.isBelow(0.3) ? [random.pick(KINDS)] : [])])];
  const parts: Rule[] = [{ fact: 'applicantKind', in: kinds, ...origin() }];
  if (states.length > 0) parts.push({ fact: 'state', in: [...states], ...origin() });
  if (random.isBelow(0.3))
    parts.push({ fact: 'incomeOfPovertyLine', atMost: random.between(10, 30) * 10, ...origin() });
  if (random.isBelow(0.2)) parts.push({ fact: 'age', atLeast: random.pick([16, 18, 55, 60, 65]), ...origin() });
  if (random.isBelow(0.2))
    parts.push({
      any: [
        { fact: 'veteran', is: true, ...origin() },
        { fact: 'disability', is: true, ...origin() },
        { fact: 'home', in: ['own', 'rent'], ...origin() },
      ],
    });
  for (let count = random.between(1, 3); count > 0; count -= 1) parts.push({ check: true, ...origin() });
  return { all: parts };
}
