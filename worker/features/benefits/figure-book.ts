import { figureFiles } from '../../../contract/figures.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { builtContent } from '../../http/built-content.ts';

/** The figures of benefits as the build of the site wrote them down. */
export const figureBook = builtContent('figures.json', (json) => new FigureBook(figureFiles.parse(json)));
