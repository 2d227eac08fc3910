import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FigureFiles, figureFile } from '../../contract/programs/figures.ts';

const FOLDER = new URL('../../matching/figures/', import.meta.url).pathname;

/** Reads every program's figures, oldest year first. Throws with the file name if a file doesn't match the contract. */
export function readFigureFiles(): FigureFiles {
  const programs = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    programs.map(({ name }) => {
      const files = readdirSync(join(FOLDER, name)).toSorted();
      return [name, files.map((file) => readFile(join(FOLDER, name, file)))];
    }),
  );
}

function readFile(path: string) {
  try {
    return figureFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path} is not a valid figure file: ${error instanceof Error ? error.message : error}`);
  }
}
