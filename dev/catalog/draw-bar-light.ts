/**
 * Draws the video in the top bar of /applications: a beam of light that sweeps over a list in the dark. Writes two
 * videos and their first frame to site/public. Run it after changing this file or the colors it uses from tokens.css.
 * Usage: node dev/run.mjs dev/catalog/draw-bar-light.ts
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readTokens } from '../../site/src/brand/tokens.ts';
import { ROOT } from '../run/stack.ts';

/** Twice the bar's width on a phone 390 px wide. */
const WIDTH = 780;
const HEIGHT = 144;
/** The page plays the video at half speed, so smooth motion needs twice the usual frame rate. */
const FRAMES_A_SECOND = 60;
const SECONDS = 4;

/** The lamp is above the bar. Angles are in degrees from the vertical. */
const LAMP = { x: 330, y: -230 };
/** Half the angle of the beam and of the glow around it, in degrees. */
const BEAM = 8;
const HALO = 14;
/** Extra space drawn above and below the picture and then cropped, because a blur fades at the edge of the drawing. */
const MARGIN = 60;
const SWEEP = { from: -13, to: 43 };

/** The rows of the list: the start and end of each word, beginning with a program number, as on the home page. */
const ROWS = [
  [-10, 62, 78, 146, 160, 262, 276, 330, 396, 440, 462, 560, 574, 620, 634, 742],
  [14, 60, 82, 190, 204, 246, 260, 348, 396, 440, 462, 512, 526, 646, 660, 704],
  [14, 60, 82, 132, 146, 230, 244, 300, 396, 440, 462, 590, 604, 664, 678, 790],
  [14, 60, 82, 216, 230, 318, 396, 440, 462, 530, 544, 616, 630, 686],
];
const ROW = { first: 21, step: 34, thickness: 8 };

const token = readTokens(readFileSync(join(ROOT, 'site/src/styles/tokens.css'), 'utf8'));
const NIGHT = token('--night').dark;
const INK = token('--ink').dark;
const AMBER = token('--accent').dark;
const GLOW = token('--action-hover').dark;

const frames = SECONDS * FRAMES_A_SECOND;
const pictures = Array.from({ length: frames }, (_, index) => drawing(index / (frames - 1)));
const video = Buffer.concat(await Promise.all(pictures.map((picture) => picture.raw().toBuffer())));

await drawing(0).webp({ quality: 82 }).toFile(target('webp'));
encode('webm', '-c:v libvpx-vp9 -crf 34 -b:v 0 -deadline good -cpu-used 1');
encode('mp4', '-c:v libx264 -crf 24 -preset veryslow -movflags +faststart');

function drawing(time: number) {
  return sharp(Buffer.from(svg(time)))
    .extract({ left: 0, top: MARGIN, width: WIDTH, height: HEIGHT })
    .flatten({ background: NIGHT });
}

/** Draws the picture at a time from 0 to 1. The sweep slows down toward the end. */
function svg(time: number): string {
  const angle = SWEEP.from + (SWEEP.to - SWEEP.from) * Math.sin((time * Math.PI) / 2);
  const words = ROWS.flatMap((ends, row) => wordsOf(ends, ROW.first + row * ROW.step)).join('');
  const whole = `x="0" y="${-MARGIN}" width="${WIDTH}" height="${HEIGHT + 2 * MARGIN}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT + 2 * MARGIN}" viewBox="0 ${-MARGIN} ${WIDTH} ${HEIGHT + 2 * MARGIN}">
    <defs>
      <filter id="soft" filterUnits="userSpaceOnUse" ${whole}><feGaussianBlur stdDeviation="7"/></filter>
      <linearGradient id="fall" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${HEIGHT}">
        <stop offset="0" stop-color="white"/><stop offset="1" stop-color="white" stop-opacity="0.7"/>
      </linearGradient>
      <mask id="beam" maskUnits="userSpaceOnUse" ${whole}>
        <g fill="url(#fall)" filter="url(#soft)">${cone(angle, HALO, 0.4)}${cone(angle, BEAM, 1)}</g>
      </mask>
      <g id="words" stroke-width="${ROW.thickness}" stroke-linecap="round">${words}</g>
    </defs>
    <rect ${whole} fill="${NIGHT}"/>
    <use xlink:href="#words" stroke="${INK}" opacity="0.13"/>
    <g mask="url(#beam)">
      <rect ${whole} fill="${AMBER}" opacity="0.5"/>
      <use xlink:href="#words" stroke="${GLOW}"/>
    </g>
  </svg>`;
}

/** Draws a cone of light from the lamp to below the picture. */
function cone(angle: number, half: number, opacity: number): string {
  const bottom = HEIGHT + MARGIN;
  const [left, right] = [angle - half, angle + half].map(
    (side) => LAMP.x + (bottom - LAMP.y) * Math.tan((side * Math.PI) / 180),
  );
  return `<polygon points="${LAMP.x},${LAMP.y} ${left},${bottom} ${right},${bottom}" opacity="${opacity}"/>`;
}

function wordsOf(ends: readonly number[], y: number): string[] {
  return ends.flatMap((start, index) =>
    index % 2 === 0 ? [`<line x1="${start}" x2="${ends[index + 1] ?? WIDTH}" y1="${y}" y2="${y}"/>`] : [],
  );
}

function target(ending: string): string {
  return join(ROOT, 'site/public', `bar-light.${ending}`);
}

/** Encodes the video without sound. The same frames always produce the same file. */
function encode(ending: string, codec: string): void {
  const frame = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i -`;
  const colors = '-pix_fmt yuv420p -vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709';
  const plain = '-color_primaries bt709 -color_trc bt709 -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact';
  const options = `-v error -y ${frame} ${colors} ${plain} ${codec}`.split(' ');
  const { error, status, stderr } = spawnSync('ffmpeg', [...options, target(ending)], { input: video });
  if (error && 'code' in error && error.code === 'ENOENT') {
    console.error('Drawing the video needs ffmpeg: install it (apt-get install ffmpeg).');
    process.exit(1);
  }
  if (error || status !== 0) throw error ?? new Error(`ffmpeg failed.\n${stderr}`);
}
