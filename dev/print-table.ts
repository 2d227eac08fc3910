/**
 * Prints a table as Markdown: where each part of the specification is built, or how OWASP ASVS is met.
 * Usage: npm run coverage, npm run asvs
 */
import { markdownTable, readTable } from './checks/checked-tables.ts';
import { COVERAGE, coverageRow } from './coverage/row.ts';
import { requirementRow, SECURITY } from './security/requirement.ts';

const NONE = '–';
const listed = (entries: readonly string[]) => entries.join('<br>') || NONE;

const PRINTERS: Readonly<Record<string, () => string[]>> = {
  coverage: () =>
    readTable(COVERAGE, coverageRow).map(({ title, rows }) => {
      const table = markdownTable(
        {
          id: (row) => row.id,
          what: (row) => row.what,
          where: (row) => listed(row.where),
          test: (row) => row.test ?? NONE,
          state: (row) => row.state,
        },
        rows,
      );
      return `## ${title}\n\n${table}\n`;
    }),
  security: () =>
    readTable(SECURITY, requirementRow).map(({ title, rows }) => {
      const table = markdownTable(
        {
          id: (row) => `${row.id} L${row.level}`,
          'asks for': (row) => row.asks,
          state: (row) => row.state,
          'how, or why not': (row) => ('why' in row ? row.why : (row.how ?? NONE)),
          where: (row) => listed(row.where),
          tests: (row) => listed(row.tests),
        },
        rows,
      );
      return `## ${title}\n\n${table}\n`;
    }),
};

const [name = ''] = process.argv.slice(2);
const print = PRINTERS[name];
if (!print) throw new Error(`The table is one of ${Object.keys(PRINTERS).join(', ')}.`);
console.log(print().join('\n'));
