/**
 * Checks the security table (dev/security/) against OWASP ASVS and the repository: every requirement of levels 1 and 2
 * has one row, every row has evidence or says why it isn't met, and every file, heading and test it names exists.
 * Prints the problems and exits with 1 if there are any.
 * Usage: node dev/checks/check-security.ts [folder of another table]
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequirementRow, requirementRow, requirements, SECURITY } from '../security/requirement.ts';
import { faultOfTest, ROOT, readTable } from './checked-tables.ts';

const STATES = ['met', 'operator', 'not met', 'does not apply'] as const;

let faults = 0;
const sections = readTable(process.argv[2] ?? SECURITY, requirementRow);
const rows = sections.flatMap((section) => section.rows);
const standard = requirements();

for (const { file, rows } of sections) {
  for (const row of rows) {
    const faultsOfRow = [...faultsOfNumber(row), ...row.where.map(faultOfPlace), ...row.tests.map(faultOfTest)];
    for (const sentence of faultsOfRow) if (sentence) fault(`${file} ${row.id}: ${sentence}`);
  }
}
const ids = new Set(rows.map((row) => row.id));
for (const [id, level] of standard) if (!ids.has(id)) fault(`${id} of level ${level} has no row`);

const counts = STATES.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`);
console.log(`${rows.length} requirements: ${counts.join(', ')}; ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;

function faultsOfNumber(row: RequirementRow): string[] {
  const level = standard.get(row.id) ?? 3;
  return [
    ...(rows.filter(({ id }) => id === row.id).length > 1 ? ['has more than one row'] : []),
    ...(row.level === level ? [] : [`is a requirement of level ${level}`]),
    ...(row.state === 'met' && row.where.length + row.tests.length === 0
      ? ['is met, but names no file and no test']
      : []),
  ];
}

/** Returns what's wrong with a file reference, which may include a document's heading: `docs/security.md#sessions`. */
function faultOfPlace(place: string): string | undefined {
  const [path = '', anchor] = place.split('#');
  if (!existsSync(join(ROOT, path))) return `${path} does not exist`;
  return anchor === undefined || anchorsOf(path).includes(anchor) ? undefined : `${path} has no heading #${anchor}`;
}

function anchorsOf(path: string): string[] {
  const headings = readFileSync(join(ROOT, path), 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

function fault(sentence: string): void {
  faults += 1;
  console.error(sentence);
}
