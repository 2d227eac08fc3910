import type { Fetcher } from '@cloudflare/workers-types';
import { figureFiles } from '../../../contract/figures.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';

/** Assets answer under any host. */
const FIGURES = 'https://assets.invalid/content/figures.json';

/** What this instance has read: the figures are part of the build, so they stay as they are. */
let kept: Promise<FigureBook> | null = null;

/** The figures of benefits as the build of the site wrote them down; read once an instance. */
export function figureBook(assets: Fetcher): Promise<FigureBook> {
  kept ??= readFigures(assets).catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}

async function readFigures(assets: Fetcher): Promise<FigureBook> {
  const response = await assets.fetch(FIGURES);
  if (!response.ok) throw new Error(`The built site has no content/figures.json: ${response.status}`);
  return new FigureBook(figureFiles.parse(await response.json()));
}
