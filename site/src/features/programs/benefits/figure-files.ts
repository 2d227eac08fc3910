import { type FigureFiles, figureFiles as shape } from '../../../../../contract/programs/figures.ts';

const files = import.meta.glob<unknown>('../../../../../matching/figures/*/*.json', { eager: true, import: 'default' });

const byProgram: Record<string, unknown[]> = {};
for (const path of Object.keys(files).toSorted()) {
  const program = path.split('/').at(-2) ?? '';
  byProgram[program] = [...(byProgram[program] ?? []), files[path]];
}

/** Every program's figures, oldest year first. For pages rendered at build time; islands ask the Worker. */
export const figureFiles: FigureFiles = shape.parse(byProgram);
