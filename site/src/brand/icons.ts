import { BEAM, beamTo, LIGHT, MARK_SIZE, RING } from './mark.ts';
import type { Tokens } from './tokens.ts';

/** Draws the mark alone, for browser tabs. Its ring adapts to light and dark mode. */
export function tabIcon(token: Tokens): string {
  const ring = token('--ink');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">`,
    `<style>path{stroke:${ring.light}}@media (prefers-color-scheme:dark){path{stroke:${ring.dark}}}</style>`,
    `<path d="${RING.path}" fill="none" stroke-width="${RING.width}"/>`,
    `<path d="${BEAM}" fill="${token('--accent').light}" style="stroke:none"/></svg>`,
  ].join('');
}

export interface Tile {
  /** Length of a side in pixels. */
  size: number;
  /** Size of the mark as a fraction of the tile's side. */
  mark: number;
  /** Corner radius as a fraction of the side; 0 if the system crops the shape itself. */
  corner: number;
}

/** Every PNG of the mark on the site, by file name. Systems crop touch and maskable icons themselves. */
export const PNG_ICONS = {
  'apple-touch-icon': { size: 180, mark: 0.62, corner: 0 },
  'icon-192': { size: 192, mark: 0.7, corner: 0.2 },
  'icon-512': { size: 512, mark: 0.7, corner: 0.2 },
  'icon-maskable-512': { size: 512, mark: 0.54, corner: 0 },
} as const satisfies Record<string, Tile>;

/** Sizes inside `favicon.ico`. The mark fills more of a small tile. */
export const ICO_TILES = [16, 32, 48].map((size): Tile => ({ size, mark: 0.82, corner: 0.2 }));

/** Draws the mark on its own background, with the ring centered and the light reaching the edge. */
export function tileIcon({ size, mark, corner }: Tile, token: Tokens): string {
  const side = MARK_SIZE / mark;
  const shape = `width="${side}" height="${side}" rx="${side * corner}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">`,
    `<clipPath id="tile"><rect ${shape}/></clipPath><rect ${shape} fill="${token('--night').light}"/>`,
    `<g clip-path="url(#tile)"><g transform="translate(${side / 2 - LIGHT.x} ${side / 2 - LIGHT.y})">`,
    `<path d="${RING.path}" fill="none" stroke="${token('--ink').dark}" stroke-width="${RING.width}"/>`,
    `<path d="${beamTo(side)}" fill="${token('--accent').light}"/></g></g></svg>`,
  ].join('');
}
