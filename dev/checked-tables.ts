/** What the documents have in common whose tables are checked against the repository: rows of cells, and tests by their titles. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Stands in a cell that has nothing to say. */
export const NONE = '—';
export const CODE_FILE = /\.(ts|tsx|astro)$/;

export interface TableRow {
  line: number;
  cells: string[];
}

/** The rows of all tables of a document, without their heads. */
export function tableRows(document: string): TableRow[] {
  const lines = readFileSync(resolve(ROOT, document), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const isHead = cells[0] === 'id' || /^[-:]+$/.test(cells[0] ?? '');
    return isHead ? [] : [{ line: index + 1, cells }];
  });
}

/** What is wrong with `path/to/test.ts › test title`; undefined where that test exists. */
export function faultOfTest(reference: string): string | undefined {
  const [, path = '', title = ''] = /^(\S+) › (.+)$/.exec(reference) ?? [];
  if (!path) return `'${reference}' is not 'path/to/test.ts › test title'`;
  if (!existsSync(join(ROOT, path))) return `the test file ${path} does not exist`;
  return sourceText(path).includes(title) ? undefined : `no test '${title}' in ${path}`;
}

/** The text of a source file without comments, with quotes as people read them and one blank for any white space. */
export function sourceText(path: string): string {
  const raw = readFileSync(join(ROOT, path), 'utf8');
  const code = CODE_FILE.test(path) ? withoutComments(raw) : raw;
  const text = unescaped(extname(path) === '.yaml' ? code.replaceAll("''", "'") : code);
  return text.replace(/\s+/g, ' ');
}

/** Comments that begin a line; a comment behind code stays, as it may be part of a string. */
export function withoutComments(code: string): string {
  return code.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
}

function unescaped(text: string): string {
  return text
    .replace(/\\(['"])/g, '$1')
    .replace(/&apos;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
