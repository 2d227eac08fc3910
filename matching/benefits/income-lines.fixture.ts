import { figureFile } from '../../contract/programs/figures.ts';
import guidelines from '../figures/poverty-guidelines/2026.json' with { type: 'json' };
import medians from '../figures/state-median-income/2026.json' with { type: 'json' };
import { FigureBook } from './figures.ts';
import { incomeLinesOf } from './income-lines.ts';

const files = {
  'poverty-guidelines': [figureFile.parse(guidelines)],
  'state-median-income': [figureFile.parse(medians)],
};

/** The income lines in effect in November 2026. */
export const LINES_OF_2026 = incomeLinesOf(new FigureBook(files), '2026-11-23');
