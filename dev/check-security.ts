/**
 * Checks docs/security.md, the account of the OWASP ASVS, against the repository: each requirement stands there once, with
 * a known state, and every file and test that its row names exists.
 * Prints what is wrong; exit 1 if anything is. Usage: node dev/check-security.ts
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfTest, NONE, ROOT, tableRows } from './checked-tables.ts';

const DOCUMENT = 'docs/security.md';
const STATES = ['met', 'deviates', 'open', 'coming', 'operator'];
const PATH = /\b(?:contract|matching|site|worker|migrations|dev|tests|docs)\/[\w./-]*\.\w+/g;
/** A requirement of the standard with its level: `6.2.1 L1`. */
const REQUIREMENT = /^\d+\.\d+\.\d+ L[123]$/;

let faults = 0;
const rows = tableRows(DOCUMENT)
  .filter(({ cells }) => /^\d/.test(cells[0] ?? ''))
  .map(({ line, cells: [id = '', asks = '', state = '', how = '', tests = ''], cells }) => {
    return { line, id, asks, state, how, tests, width: cells.length };
  });

const lineOf = new Map<string, number>();
for (const row of rows) {
  const earlier = lineOf.get(row.id);
  if (earlier) fault(row, `stands in line ${earlier} too`);
  lineOf.set(row.id, row.line);
  if (!REQUIREMENT.test(row.id)) fault(row, 'is not a requirement with its level, such as 6.2.1 L1');
  if (row.width !== 5) fault(row, `has ${row.width} cells, not 5`);
  if (!STATES.includes(row.state)) fault(row, `unknown state '${row.state}'`);
  for (const [path] of row.how.matchAll(PATH)) if (!existsSync(join(ROOT, path))) fault(row, `${path} does not exist`);
  if (row.tests === NONE) continue;
  for (const reference of row.tests.split('<br>')) {
    const sentence = faultOfTest(reference);
    if (sentence) fault(row, sentence);
  }
}

const counts = STATES.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`);
console.log(`${rows.length} requirements: ${counts.join(', ')}; ${faults} faults`);
process.exitCode = faults > 0 || rows.length === 0 ? 1 : 0;

function fault(row: { line: number; id: string }, sentence: string): void {
  faults += 1;
  console.error(`${DOCUMENT}:${row.line} ${row.id}: ${sentence}`);
}
