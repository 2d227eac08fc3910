/**
 * Reads tables that are kept as data and checked against the repository: sections of rows in YAML files. Also looks up
 * tests by title.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeXML } from 'entities/decode';
import { parse } from 'yaml';
import * as z from 'zod/mini';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const CODE_FILE = /\.(ts|tsx|astro)$/;

export interface Section<Row> {
  file: string;
  title: string;
  rows: Row[];
}

/**
 * Reads the sections of all YAML files in a folder, sorted by the number in the file name. Throws if a file is
 * malformed.
 */
export function readTable<Row>(folder: string, row: z.ZodMiniType<Row>): Section<Row>[] {
  const files = readdirSync(resolve(ROOT, folder)).filter((name) => name.endsWith('.yaml'));
  files.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  const sections = z.record(z.string(), z.array(row));
  return files.flatMap((name) => {
    const file = join(folder, name);
    const read = sections.safeParse(yamlOf(file));
    if (!read.success) throw new Error(`${file} is malformed.\n${z.prettifyError(read.error)}`);
    return Object.entries(read.data).map(([title, rows]) => ({ file, title, rows }));
  });
}

function yamlOf(file: string): unknown {
  try {
    return parse(readFileSync(resolve(ROOT, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} is malformed.`, { cause: error });
  }
}

/** Formats rows as a Markdown table with the column keys as its header. */
export function markdownTable<Row>(
  columns: Readonly<Record<string, (row: Row) => string>>,
  rows: readonly Row[],
): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row).replaceAll('|', '\\|')));
  const lines = [Object.keys(columns), Object.keys(columns).map(() => '---'), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Returns what's wrong with `path/to/test.ts › test title`, or undefined if that test exists. */
export function faultOfTest(reference: string): string | undefined {
  const [, path = '', title = ''] = /^(\S+) › (.+)$/.exec(reference) ?? [];
  if (!path) return `'${reference}' is not 'path/to/test.ts › test title'`;
  if (!existsSync(join(ROOT, path))) return `the test file ${path} does not exist`;
  return sourceText(path).includes(title) ? undefined : `no test '${title}' in ${path}`;
}

/** Returns a source file's text without comments, with escapes decoded and whitespace collapsed. */
export function sourceText(path: string): string {
  const raw = readFileSync(join(ROOT, path), 'utf8');
  const code = CODE_FILE.test(path) ? withoutComments(raw) : raw;
  const text = unescaped(extname(path) === '.yaml' ? code.replaceAll("''", "'") : code);
  return text.replace(/\s+/g, ' ');
}

/** Removes comments at the start of a line. Leaves a comment after code alone, because it could be part of a string. */
export function withoutComments(code: string): string {
  return code.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
}

function unescaped(text: string): string {
  return decodeXML(text.replace(/\\(['"])/g, '$1'));
}
