import { decodeEntities } from '../../../web/entities.ts';
import type { Markup } from '../../../web/html-tags.ts';
import { withoutInvisible } from '../../../web/plain-text.ts';
import { NOTE_MARK } from '../note-mark.ts';
import { isExclusionTitle } from '../proof/leads.ts';
import { MOST_CHARACTERS, sentencesOf } from '../proof/quotes.ts';
import { withMarks } from './notes.ts';

/** Drawings and formulas can end in themselves; a browser takes no notice of that in other elements. */
const CAN_END_IN_ITSELF = new Set(['svg', 'math']);

/** Between the tags of a mark, its link included. */
const MOST_OF_A_MARK = 200;
const MOST_OF_AN_IMAGE = 60;

/** The last sentence of a text. */
export function lastSentence(text: string): string {
  return sentencesOf(text.slice(-MOST_CHARACTERS)).at(-1)?.text ?? '';
}

/** A picture that says of what stands beside it that it is not meant. */
export function imageText(source: string): string {
  const [, double, single] = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(source) ?? [];
  const words = readable(double ?? single ?? '');
  return words.length <= MOST_OF_AN_IMAGE && isExclusionTitle(words) ? ` ${words}: ` : '';
}

/** Whether a tag is a whole element. */
export function endsInItself(html: string, { name, end }: Markup): boolean {
  return CAN_END_IN_ITSELF.has(name) && html.startsWith('/>', end - 2);
}

/** What stands in the raised mark of a note, links in it included; null where none begins: "1st" and the like are none. */
export function noteLabel(html: string, { name, end }: Markup): string | null {
  if (name !== 'sup') return null;
  const near = html.slice(end, end + MOST_OF_A_MARK);
  const [inside = '', ...rest] = near.split(/<\/sup\s*>/i, 2);
  const label = readable(inside.replace(/<[^<>]*>/g, ''));
  return rest.length > 0 && NOTE_MARK.test(label) ? label : null;
}

/** Signs by which a page says of what follows that it is not meant. */
const NOT_SIGNS = /(?:[❌✗✘✖🚫⛔❎]\ufe0f?)\s*/gu;

/** A piece of a source as it is read: on one line, its references and signs in words. */
export function readable(source: string): string {
  return withMarks(withoutInvisible(decodeEntities(source)))
    .replace(NOT_SIGNS, 'Not: ')
    .replace(/\s+/g, ' ')
    .trim();
}

const MOST_SPAN = 20;

/** Over how many columns or rows a cell goes. */
export function spanOf(name: 'colspan' | 'rowspan', source: string): number {
  const [, digits = '1'] = new RegExp(`\\s${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(source) ?? [];
  return Math.min(MOST_SPAN, Math.max(1, Number(digits)));
}
