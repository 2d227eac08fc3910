import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type ConvertToTsxResult, convertToTsx } from '@astrojs/astro2tsx';
import { ROOT } from './stack.ts';

/** The folders that contain `.astro` files. */
const WITH_ASTRO_FILES = ['site', 'dev'];
/** The folders with declarations that `.astro` files can import. */
const DECLARATIONS = ['contract', 'matching', ...WITH_ASTRO_FILES];
/** Astro bundles these scripts, which are TypeScript. Others are plain JavaScript and aren't type-checked. */
const BUNDLED = 'processed-module';
/** Matches the location in a copy at the start of a compiler message. */
const PLACE = /^(?<copy>\S+\.astro\.(?:tsx|\d+\.mts))\((?<line>\d+),(?<column>\d+)\)/;

/** Maps a range in a copy to its source: start and length in the copy, then start and length in the source. */
type Mapping = readonly [number, number, number, number, ...unknown[]];

interface Copy {
  source: string;
  sourceText: string;
  text: string;
  mappings: readonly Mapping[];
}

export interface AstroCopies {
  /** Errors from the Astro compiler. */
  faults: string[];
  /** Returns a line of compiler output with its location changed from the copy to the `.astro` file. */
  inSource: (line: string) => string;
}

/**
 * Writes each `.astro` file as TSX, and each of its scripts as a module, to the compiler's declarations folder, where
 * imports resolve to these copies. Removes the copies of deleted files, so importing them fails.
 */
export function makeAstroCopies(folder: string): AstroCopies {
  const faults: string[] = [];
  const copies = new Map<string, Copy>();
  for (const source of WITH_ASTRO_FILES.flatMap(astroFilesIn)) {
    const sourceText = readFileSync(join(ROOT, source), 'utf8');
    const tsx = convertToTsx(sourceText, { filename: source });
    for (const { message, position } of tsx.diagnostics) {
      faults.push(`${source}${placeOf(sourceText, position.start)}: ${message}`);
    }
    const path = join(folder, source);
    copies.set(`${path}.tsx`, { source, sourceText, text: codeOf(tsx), mappings: tsx.mappings });
    const scripts = tsx.scripts.filter(({ type }) => type === BUNDLED);
    for (const [index, { content, position }] of scripts.entries()) {
      const mappings: Mapping[] = [[0, content.length, position.start, content.length]];
      copies.set(`${path}.${index}.mts`, { source, sourceText, text: content, mappings });
    }
  }
  removeStale(folder, copies);
  for (const [path, { text }] of copies) writeIfChanged(path, text);
  return { faults, inSource: (line) => inSource(line, copies) };
}

/** Exports a type that the converter adds to every page. It would count as unused otherwise. */
function codeOf({ code }: ConvertToTsxResult): string {
  return code.includes('type ASTRO__MergeUnion') ? `${code}\nexport type { ASTRO__MergeUnion };\n` : code;
}

function removeStale(folder: string, copies: ReadonlyMap<string, Copy>): void {
  for (const house of DECLARATIONS) {
    for (const file of filesIn(join(folder, house))) {
      const path = join(folder, house, file);
      const isCopy = basename(path).includes('.astro');
      const source = join(ROOT, house, file.replace(/\.d\.m?ts$/, ''));
      const exists = isCopy
        ? copies.has(path)
        : !/\.d\.m?ts$/.test(file) || ['.ts', '.tsx', '.mjs'].some((extension) => existsSync(source + extension));
      if (!exists) rmSync(path, { recursive: true });
    }
  }
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function inSource(line: string, copies: ReadonlyMap<string, Copy>): string {
  const found = PLACE.exec(line);
  const copy = found?.groups?.copy && copies.get(join(ROOT, found.groups.copy));
  if (!copy) return line;
  const { source, sourceText, text, mappings } = copy;
  const place = offsetOf(text, Number(found.groups?.line), Number(found.groups?.column));
  const mapping = mappings.find(([start, length]) => place >= start && place <= start + length);
  const where = mapping ? placeOf(sourceText, mapping[2] + Math.min(place - mapping[0], mapping[3])) : '';
  return source + where + line.slice(found[0].length);
}

/** Converts a line and column, both starting at 1, to an offset. */
function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, column - 1);
}

function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `(${lines.length},${(lines.at(-1) ?? '').length + 1})`;
}

function astroFilesIn(house: string): string[] {
  return filesIn(join(ROOT, house))
    .filter((file) => file.endsWith('.astro'))
    .map((file) => join(house, file));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
