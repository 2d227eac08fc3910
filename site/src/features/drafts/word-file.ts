import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { BudgetLine, DraftSection } from '../../../../contract/drafts.ts';
import { BUDGET } from './desk-texts.ts';
import { budgetRows } from './plain-text.ts';

/** A draft as a Word file (Office Open XML). Loaded with the first download: the library is heavy. */
export function wordFileOf(
  title: string,
  sections: readonly DraftSection[],
  budget: BudgetLine[] | null,
  isLetter: boolean,
): Promise<Blob> {
  const children = [
    ...(isLetter ? [] : [new Paragraph({ text: title, heading: HeadingLevel.TITLE })]),
    ...sections.flatMap(({ heading, text }) => [
      ...(isLetter ? [] : [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 })]),
      ...text.split('\n').map((line) => new Paragraph({ text: line, spacing: { after: 120 } })),
    ]),
    ...(budget
      ? [new Paragraph({ text: BUDGET.title, heading: HeadingLevel.HEADING_1 }), tableOf(budgetRows(budget))]
      : []),
  ];
  return Packer.toBlob(new Document({ title, sections: [{ children }] }));
}

function tableOf(rows: readonly string[][]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, place) =>
        new TableRow({
          tableHeader: place === 0,
          children: cells.map((text) => new TableCell({ children: [new Paragraph({ text })] })),
        }),
    ),
  });
}
