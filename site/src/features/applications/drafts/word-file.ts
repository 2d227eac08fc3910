import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { BudgetLine, DraftSection } from '../../../../../contract/ai/drafts.ts';
import { PRODUCT_NAME } from '../../../../../contract/limits.ts';
import { BUDGET } from './desk-texts.ts';
import { budgetRows } from './plain-text.ts';

/** Letter paper, in twentieths of a point. */
const PAPER = { width: 12_240, height: 15_840 } as const;

/**
 * Removes characters that are invalid in Word's XML, because a single one makes Word reject the file. Soft line breaks
 * become line ends.
 */
function writable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufffd-\uffff]/gu, '');
}

/** Returns a draft as a Word file (Office Open XML). Loads on the first download, because the library is large. */
export function wordFileOf(
  title: string,
  sections: readonly DraftSection[],
  budget: BudgetLine[] | null,
  isLetter: boolean,
): Promise<Blob> {
  const children = [
    ...(isLetter ? [] : [new Paragraph({ text: writable(title), heading: HeadingLevel.TITLE })]),
    ...sections.flatMap(({ heading, text }) => [
      ...(isLetter ? [] : [new Paragraph({ text: writable(heading), heading: HeadingLevel.HEADING_1 })]),
      ...writable(text)
        .split('\n')
        .map((line) => new Paragraph({ text: line, spacing: { after: 120 } })),
    ]),
    ...(budget
      ? [new Paragraph({ text: BUDGET.title, heading: HeadingLevel.HEADING_1 }), tableOf(budgetRows(budget))]
      : []),
  ];
  return Packer.toBlob(
    new Document({
      title: writable(title),
      // Otherwise the library writes "Un-named".
      creator: PRODUCT_NAME,
      lastModifiedBy: PRODUCT_NAME,
      sections: [{ properties: { page: { size: PAPER } }, children }],
    }),
  );
}

function tableOf(rows: readonly string[][]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, place) =>
        new TableRow({
          tableHeader: place === 0,
          children: cells.map((text) => new TableCell({ children: [new Paragraph({ text: writable(text) })] })),
        }),
    ),
  });
}
