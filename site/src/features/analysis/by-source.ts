import type { Statement } from '../../../../contract/analysis.ts';

interface Group<S> {
  /** The place of its first statement among all. */
  first: number;
  source: Statement['source'];
  statements: S[];
}

/** Statements in their order, those in a row that name the same source together. */
export function bySource<S extends Pick<Statement, 'source'>>(statements: readonly S[]): Group<S>[] {
  const groups: Group<S>[] = [];
  statements.forEach((statement, index) => {
    const last = groups.at(-1);
    const { source } = statement;
    if (last && last.source?.url === source?.url && last.source?.title === source?.title) {
      last.statements.push(statement);
    } else {
      groups.push({ first: index, source, statements: [statement] });
    }
  });
  return groups;
}
