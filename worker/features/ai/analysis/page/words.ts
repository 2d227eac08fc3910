import { decodeEntities } from '../../../../web/entities.ts';
import type { Markup } from '../../../../web/html-tags.ts';
import { withoutInvisible } from '../../../../web/plain-text.ts';
import { NOTE_MARK } from '../checks/note-mark.ts';
import { isExclusionTitle } from '../proof/leads.ts';
import { MOST_CHARACTERS, sentencesOf } from '../proof/quotes.ts';
import { withMarks } from './notes.ts';

/** Drawings and formulas can be self-closing. In other elements, browsers ignore that. */
const CAN_END_IN_ITSELF = new Set(['svg', 'math']);

/** The maximum length of a note mark's content, links included. */
const MOST_OF_A_MARK = 200;
const MOST_OF_AN_IMAGE = 60;

/** Returns the last sentence of a text. */
export function lastSentence(text: string): string {
  return sentencesOf(text.slice(-MOST_CHARACTERS)).at(-1)?.text ?? '';
}

/** Returns an image's text if it marks the content next to it as excluded. */
export function imageText(source: string): string {
  const [, double, single] = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(source) ?? [];
  const words = readable(double ?? single ?? '');
  return words.length <= MOST_OF_AN_IMAGE && isExclusionTitle(words) ? ` ${words}: ` : '';
}

/** Returns whether a tag closes itself. */
export function endsInItself(html: string, { name, end }: Markup): boolean {
  return CAN_END_IN_ITSELF.has(name) && html.startsWith('/>', end - 2);
}

/** Returns the label of a superscript note mark, without links; null if none starts here. "1st" isn't one. */
export function noteLabel(html: string, { name, end }: Markup): string | null {
  if (name !== 'sup') return null;
  const near = html.slice(end, end + MOST_OF_A_MARK);
  const [inside = '', ...rest] = near.split(/<\/sup\s*>/i, 2);
  const label = readable(inside.replace(/<[^<>]*>/g, ''));
  return rest.length > 0 && NOTE_MARK.test(label) ? label : null;
}

/** Symbols that mark what follows as excluded. */
const NOT_SIGNS = /(?:[❌✗✘✖🚫⛔❎]\ufe0f?)\s*/gu;

/** Converts a piece of source to readable text: one line, with entities decoded and symbols as words. */
export function readable(source: string): string {
  return withMarks(withoutInvisible(decodeEntities(source)))
    .replace(NOT_SIGNS, 'Not: ')
    .replace(/\s+/g, ' ')
    .trim();
}

const MOST_SPAN = 20;

/** Returns how many columns or rows a cell spans. */
export function spanOf(name: 'colspan' | 'rowspan', source: string): number {
  const [, digits = '1'] = new RegExp(`\\s${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(source) ?? [];
  return Math.min(MOST_SPAN, Math.max(1, Number(digits)));
}
