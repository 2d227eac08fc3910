import type { APIRoute } from 'astro';
import { token } from '../brand/colors.ts';
import { ICO_TILES, tileIcon } from '../brand/icons.ts';
import { toIco, toPng } from '../brand/raster.ts';

/** For clients that don't support SVG icons. */
export const GET: APIRoute = async () => {
  const pictures = ICO_TILES.map(async (tile) => ({ size: tile.size, png: await toPng(tileIcon(tile, token)) }));
  return new Response(Uint8Array.from(toIco(await Promise.all(pictures))));
};
