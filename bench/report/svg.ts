/** Styles for the plots' elements, readable on light and dark backgrounds. */
import { escapeUTF8 } from 'entities/escape';

const STYLE = `
  .ground { fill: #ffffff; } text { fill: #1f2430; font: 12px system-ui, sans-serif; } .quiet { fill: #5b6270; font-size: 11px; }
  .title { font-size: 14px; font-weight: 600; } .axis { stroke: #c9cdd5; stroke-width: 1; } .mark { stroke: #1f2430; stroke-width: 1.5; }
  .a { --hue: #b45309; } .b { --hue: #1d4ed8; } .c { --hue: #047857; } .d { --hue: #7c3aed; }
  .bar { fill: var(--hue); } .line { fill: none; stroke: var(--hue); stroke-width: 2.5; } .dot { fill: var(--hue); }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #14171f; } text { fill: #e8eaf0; } .quiet { fill: #a5abb8; } .axis { stroke: #3a4150; } .mark { stroke: #e8eaf0; }
    .a { --hue: #f5a94f; } .b { --hue: #7aa7ff; } .c { --hue: #4fd1a5; } .d { --hue: #b794ff; }
  }`;

export const HUES = ['a', 'b', 'c', 'd'] as const;

/** Returns a complete SVG with a text alternative. */
export function drawing(width: number, height: number, sentence: string, parts: readonly string[]): string {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeUTF8(sentence)}">`;
  const ground = `<rect class="ground" width="${width}" height="${height}" rx="8"/>`;
  return `${frame}\n<style>${STYLE}\n</style>\n${ground}\n${parts.join('\n')}\n</svg>\n`;
}

type Anchor = 'start' | 'middle' | 'end';

export function words(
  x: number,
  y: number,
  text: string,
  { name = '', anchor = 'start' }: { name?: string; anchor?: Anchor } = {},
): string {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}"${name ? ` class="${name}"` : ''}>${escapeUTF8(text)}</text>`;
}

export function bar(x: number, y: number, width: number, height: number, hue: string): string {
  const size = `width="${at(Math.max(0.5, width))}" height="${at(Math.max(0.5, height))}"`;
  return `<rect class="bar ${hue}" x="${at(x)}" y="${at(y)}" ${size} rx="2"/>`;
}

export function stroke(x1: number, y1: number, x2: number, y2: number, name: string): string {
  return `<line class="${name}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;
}

/** Returns a line with a dot at each point. */
export function curve(points: readonly (readonly [number, number])[], hue: string): string {
  const path = points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ');
  const dots = points.map(([x, y]) => `<circle class="dot ${hue}" cx="${at(x)}" cy="${at(y)}" r="4"/>`);
  return [`<polyline class="line ${hue}" points="${path}"/>`, ...dots].join('\n');
}

/** Returns a row of colors with their names. */
export function legend(x: number, y: number, names: readonly string[]): string {
  let left = x;
  return names
    .map((name, place) => {
      const part = `${bar(left, y - 9, 10, 10, HUES[place % HUES.length] ?? 'a')}\n${words(left + 15, y, name)}`;
      left += 36 + name.length * 6.4;
      return part;
    })
    .join('\n');
}

/** Returns a function that maps values to positions on a logarithmic scale. */
export function logScale([least, most]: readonly [number, number], [from, to]: readonly [number, number]) {
  const [low, high] = [Math.log10(least), Math.log10(most)];
  return (value: number) => from + ((Math.log10(Math.max(value, least)) - low) / (high - low || 1)) * (to - from);
}

/** Returns the powers of ten that enclose all values, and those in between. */
export function decades(values: readonly number[]): number[] {
  const positive = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...positive))));
  return Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step));
}

/** Formats a number for people. */
export function number(value: number): string {
  if (value >= 10) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(2)));
}

function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}
