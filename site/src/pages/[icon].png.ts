import type { APIRoute, GetStaticPaths } from 'astro';
import { token } from '../brand/colors.ts';
import { PNG_ICONS, type Tile, tileIcon } from '../brand/icons.ts';
import { toPng } from '../brand/raster.ts';

export const getStaticPaths = (() =>
  Object.entries(PNG_ICONS).map(([icon, tile]) => ({ params: { icon }, props: tile }))) satisfies GetStaticPaths;

/** Icons for home screens and the manifest. */
export const GET: APIRoute<Tile> = async ({ props }) =>
  new Response(Uint8Array.from(await toPng(tileIcon(props, token))));
