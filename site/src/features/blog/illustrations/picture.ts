import { LIGHT, MARK_SIZE, RING } from '../../../brand/mark.ts';
import type { Tokens } from '../../../brand/tokens.ts';
import type { Motif } from './motifs.ts';

export const PICTURE = { width: 800, height: 450 } as const;

/** The lamp is the mark's ring, rotated so its opening faces the object. */
const LAMP = { x: 112, y: 70, scale: 2.6, turn: 28 } as const;
const FLOOR = 384;

/** Draws an article's picture as an SVG file: an object in the mark's light, for light and dark mode. */
export function drawPicture({ lamp, thing }: Motif, token: Tokens): string {
  const { width, height } = PICTURE;
  const mirrored = lamp === 'right' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${styles('light', token)}@media (prefers-color-scheme:dark){${styles('dark', token)}}</style>`,
    `<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="${LAMP.x}" y1="${LAMP.y}" x2="640" y2="400">`,
    '<stop class="near" offset="0"/><stop class="far" offset=".45"/><stop class="end" offset="1"/></linearGradient></defs>',
    `<path class="ground" d="M0 0h${width}v${height}H0z"/>`,
    `<g${mirrored}><path fill="url(#b)" d="M${LAMP.x} ${LAMP.y} ${width} 190v194a340 60 0 0 1-560 40z"/>`,
    `<g transform="translate(${LAMP.x} ${LAMP.y}) rotate(${LAMP.turn}) scale(${LAMP.scale}) translate(${-LIGHT.x} ${-MARK_SIZE / 2})">`,
    `<path class="lamp" d="${RING.path}" stroke-width="${RING.width}"/></g></g>`,
    `<path class="floor" d="M0 ${FLOOR}h${width}v${height - FLOOR}H0z"/>`,
    `${thing.replaceAll(/>\s+</g, '><')}</svg>`,
  ].join('');
}

function styles(shade: 'light' | 'dark', token: Tokens): string {
  const color = (name: `--${string}`) => token(name)[shade];
  const ink = color('--ink');
  const edge = `stroke:${ink};stroke-width:5;stroke-linejoin:round;stroke-linecap:round`;
  const filled = (fill: string) => `{fill:${fill};${edge}}`;
  const line = (stroke: string, width: number) =>
    `{fill:none;stroke:${stroke};stroke-width:${width};stroke-linejoin:round;stroke-linecap:round}`;
  return [
    `.ground{fill:${color('--sunken')}}.floor{fill:${color('--line')}}`,
    `.near{stop-color:${color('--accent')}}.far{stop-color:${color('--beam')};stop-opacity:.55}.end{stop-color:${color('--beam')};stop-opacity:.16}`,
    `.lamp{fill:none;stroke:${ink}}.h${line(ink, 14)}.l${line(ink, 7)}.t${line(color('--line-strong'), 5)}`,
    `.f${line(color('--accent'), 5)}.f2${line(color('--line-strong'), 7)}`,
    `.s${filled(color('--surface'))}.d${filled(ink)}.a${filled(color('--accent'))}`,
    `.as${filled(color('--accent-soft'))}.g${filled(color('--night'))}`,
  ].join('');
}
