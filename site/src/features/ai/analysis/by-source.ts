import type { Statement } from '../../../../../contract/ai/analysis.ts';

interface Group<S> {
  /** Position of its first statement among all statements. */
  first: number;
  source: Statement['source'];
  statements: S[];
}

/** Groups consecutive statements that share a source. Keeps their order. */
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
