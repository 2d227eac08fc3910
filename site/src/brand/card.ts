/** Social card for a shared page: its title on paper, lit by the logo's beam. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CSSProperties, createElement as h } from 'react';
import satori, { type Font } from 'satori';
import { PRODUCT_NAME } from '../../../contract/limits.ts';
import { CARD } from './card-size.ts';
import { beamTo, LIGHT, MARK_SIZE, RING } from './mark.ts';
import { toPng } from './raster.ts';
import { PROMISE } from './texts.ts';
import type { Tokens } from './tokens.ts';

const EDGE = 72;
const MARK = 88;
const SCALE = MARK / MARK_SIZE;
/** Title sizes to try, in order. The first that fits wins. */
const TITLE_SIZES = [104, 88, 76, 66, 58];
const TITLE_HEIGHT = 270;
const LAST_SIZE_LINES = 4;

const require = createRequire(import.meta.url);
/** Variable fonts render at their default weight: right for the serif, too thin for the sans. */
const FONTS: Font[] = [
  { name: 'heading', data: readFileSync(new URL('../styles/fonts/fraunces-72-latin.woff2', import.meta.url)) },
  {
    name: 'text',
    data: readFileSync(require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff')),
  },
];

const STYLE = {
  page: {
    ...CARD,
    display: 'flex',
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: EDGE,
    paddingBottom: 60,
  },
  name: {
    paddingLeft: MARK + 24,
    fontFamily: 'heading',
    fontSize: 46,
    fontWeight: 600,
    letterSpacing: '-0.02em',
    lineHeight: `${MARK}px`,
  },
  title: {
    maxWidth: 1010,
    margin: 0,
    fontFamily: 'heading',
    fontWeight: 400,
    letterSpacing: '-0.025em',
    lineHeight: 1.08,
  },
  promise: { fontFamily: 'text', fontSize: 30 },
} as const satisfies Record<string, CSSProperties>;

/** Draws the card as a PNG. Deterministic: the same title and colors produce the same bytes. */
export async function drawCard(title: string, token: Tokens): Promise<Buffer> {
  const lines = await textOf(title, token);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${ground(token)}${lines}</svg>`;
  return toPng(svg);
}

function ground(token: Tokens): string {
  const near = token('--accent').light;
  const far = token('--beam').light;
  const right = (CARD.width - EDGE) / SCALE;
  const stop = (offset: number, color: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  return [
    `<defs><linearGradient id="light" gradientUnits="userSpaceOnUse" x1="${LIGHT.x}" y1="0" x2="${right}" y2="0">`,
    `${stop(0.03, near, 1)}${stop(0.14, far, 1)}${stop(0.42, far, 0.6)}${stop(1, far, 0.25)}</linearGradient></defs>`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${token('--paper').light}"/>`,
    `<g transform="translate(${EDGE} ${EDGE}) scale(${SCALE})">`,
    `<path d="${RING.path}" fill="none" stroke="${token('--ink').light}" stroke-width="${RING.width}"/>`,
    `<path d="${beamTo(right)}" fill="url(#light)"/></g>`,
  ].join('');
}

/** Returns the card's words as outlines, so rendering needs no fonts. */
async function textOf(title: string, token: Tokens): Promise<string> {
  for (const size of TITLE_SIZES) {
    const { svg, titleHeight } = await setText(title, token, { fontSize: size, textWrap: 'balance' });
    if (titleHeight <= TITLE_HEIGHT) return svg;
  }
  const last = { fontSize: TITLE_SIZES.at(-1), display: 'block', lineClamp: LAST_SIZE_LINES };
  return (await setText(title, token, last)).svg;
}

async function setText(title: string, token: Tokens, titleStyle: CSSProperties) {
  let titleHeight = 0;
  const page = h(
    'div',
    { style: { ...STYLE.page, color: token('--ink').light } },
    h('div', { style: STYLE.name }, PRODUCT_NAME),
    h('h1', { style: { ...STYLE.title, ...titleStyle } }, title),
    h('div', { style: { ...STYLE.promise, color: token('--ink-soft').light } }, PROMISE),
  );
  const svg = await satori(page, {
    ...CARD,
    fonts: FONTS,
    onNodeDetected: (node) => {
      if (node.type === 'h1') titleHeight = node.height;
    },
    onStyleError: (error) => {
      throw error;
    },
    loadAdditionalAsset: async (_language, segment) => {
      throw new Error(`The social card "${title}" cannot be drawn: its font has no "${segment}".`);
    },
  });
  return { svg, titleHeight };
}
