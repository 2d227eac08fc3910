import type { Running } from '../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../dev/run/stack.ts';
import type { Database } from '../../worker/db/client.ts';
import { processorTime } from './ingest-processes.ts';

/** The tables that get at least one row per program in an initial load. */
const TABLES = ['grants', 'grant_names', 'source_records'];
const ROWS_A_STATEMENT = 1000;

interface Statement {
  sql: string;
  args: [string];
}

export interface PlainInsert {
  seconds: number;
  databaseSeconds: number;
}

/** Returns the rows that a load wrote, as insert statements with 1,000 rows each in one JSON string. */
export async function plainStatements({ $client }: Database): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const table of TABLES) {
    const { rows: columns } = await $client.execute({ sql: 'SELECT name FROM pragma_table_info(?)', args: [table] });
    const names = columns.map(({ name }) => String(name));
    const values = names.map((name) => `value ->> '$.${name}'`).join(', ');
    const sql = `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values} FROM json_each(?)`;
    for (let from = 0; ; from += ROWS_A_STATEMENT) {
      const { rows } = await $client.execute({
        sql: `SELECT * FROM ${table} ORDER BY 1, 2 LIMIT ? OFFSET ?`,
        args: [ROWS_A_STATEMENT, from],
      });
      if (rows.length === 0) break;
      const records = rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
      statements.push({ sql, args: [JSON.stringify(records)] });
    }
  }
  return statements;
}

/** Inserts the rows into the same tables on a separate database server, with the same indexes and triggers. */
export async function insertPlainly(
  statements: readonly Statement[],
  dataDir: string,
  onStart: (server: Running) => void,
): Promise<PlainInsert> {
  const { running, database } = await startDatabase(dataDir, onStart);
  await migrated(database);
  const server = running.child.pid === undefined ? [] : [running.child.pid];
  const used = processorTime(server);
  const begun = performance.now();
  for (const statement of statements) await database.$client.execute(statement);
  return { seconds: (performance.now() - begun) / 1000, databaseSeconds: processorTime(server) - used };
}
