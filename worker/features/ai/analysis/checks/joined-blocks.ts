import { answers, EXCEPTION, isFarException, turnsOnOther } from '../proof/finished.ts';
import { bodyOf, leadOf } from '../proof/leads.ts';
import { isBareLabel } from '../proof/myths.ts';
import { withoutEnd } from '../proof/text.ts';

/** A paragraph, list item or table row before it becomes a passage. */
export interface Block {
  text: string;
  isItem?: boolean;
  /** The number of its section on the page, if known. */
  section?: number;
}

/** Puts the words above a list into one of its items, so no quote of the item can omit them. */
export function underLead(lead: string, item: string): string {
  return `${withoutEnd(lead, /[\s:.?]/)}: ${item}`;
}

/**
 * Drops the uncertain blocks of a truncated text: the last one, which may be incomplete, and the block or whole list
 * before it, because the missing text might have reversed it.
 */
export function withoutBrokenEnd(blocks: readonly Block[]): Block[] {
  const kept = blocks.slice(0, -1);
  while (kept.at(-1)?.isItem && kept.at(-2)?.isItem) kept.pop();
  return kept.slice(0, -1);
}

const NOTE = /^(?:please |important )?notes?\b/i;
const ENDED = /[.!?:;]["'”’)\]]*$/;

/**
 * Turns blocks into passages. Joins blocks that are meaningful only together: a bare label with its text, and a
 * limitation or reversal with the block before it. A reversal of a list applies to each of its items.
 */
export function heldTogether(blocks: readonly Block[]): string[] {
  const held: Block[] = [];
  const exceptions: Exception[] = [];
  let label = '';
  for (const { text, isItem = false, section } of alternativesInOne(blocks)) {
    if (text.trim() === '') continue;
    if (isBareLabel(text)) {
      label = text;
      continue;
    }
    const block: Block = { text: label === '' ? text : underLead(label, text), isItem, ...inSection(section) };
    label = '';
    const last = held.at(-1);
    if (last && ((!isItem && !last.isItem && continues(last.text, block.text)) || isHalf(last.text, block.text))) {
      last.text += ` ${block.text}`;
      continue;
    }
    const turns = [block.text, bodyOf(block.text)].some(turnsOnOther);
    const isOfLast = (isItem && leadOf(block.text) === '') || NOTE.test(text);
    const start = turns ? startOf(held, isOfLast) : held.length;
    const before = held.splice(start);
    if (before.length > 0) {
      const words = [...before, block].map((one) => one.text);
      held.push({ text: words.reduce(joined), isItem, ...inSection(section) });
    } else held.push(block);
    if (!isItem && isFarException(text)) exceptions.push({ text, place: held.length - 1 });
  }
  for (const exception of exceptions) limit(held, exception);
  return held.map(({ text }) => text);
}

const inSection = (section: number | undefined) => (section === undefined ? {} : { section });

/** An exception to more than the previous block, and its position. */
interface Exception {
  text: string;
  place: number;
}

/**
 * How many blocks back an exception may reach, and how long it may be. An exception is added to each of those blocks,
 * so a long one would make their quotes too long.
 */
const FURTHEST = 6;
const LONGEST_EXCEPTION = 300;
const TURN = /^(?:however|nevertheless|nonetheless),? +/i;

/** Appends an exception to each earlier rule in its section. */
function limit(held: readonly Block[], { text, place }: Exception): void {
  const { section } = held[place] ?? {};
  if (section === undefined || text.length > LONGEST_EXCEPTION) return;
  const words = text.replace(TURN, '');
  for (const block of held.slice(Math.max(0, place - FURTHEST), place)) {
    if (block.section !== section) continue;
    block.text += ` (${EXCEPTION} ${words.charAt(0).toUpperCase()}${words.slice(1)})`;
  }
}

const ENDS_WITH_OR = /(?:^|[\s,;])(?:and\/)?or[,;]?$/i;

/** Joins list items and the words above them into one block if a final "or" makes them alternatives. */
function alternativesInOne(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  for (let place = 0; place < blocks.length; ) {
    const end = endOfList(blocks, place);
    const items = blocks.slice(place, end);
    if (items.some(({ text }) => ENDS_WITH_OR.test(text))) {
      const lead = found.at(-1)?.text.trimEnd().endsWith(':') ? found.splice(-1) : [];
      const { section } = blocks[place] ?? {};
      found.push({
        text: [...lead, ...items].map(({ text }) => text).reduce(joined),
        isItem: true,
        ...inSection(section),
      });
    } else found.push(...items);
    place = end;
  }
  return found;
}

function endOfList(blocks: readonly Block[], start: number): number {
  let end = start + 1;
  while (blocks[start]?.isItem && blocks[end]?.isItem) end += 1;
  return end;
}

const CONTINUES = /[.!?:;,]["'”’)\]]*$|\s(?:or|and)$/i;

/** Returns whether a sentence continues in the next block. */
function continues(before: string, after: string): boolean {
  return !ENDED.test(before.slice(-3)) && /^\p{Ll}/u.test(after) && !/^(?:or|and|nor)\b/.test(after);
}

const ENDS_WITH_BARE_OR = /[.;:,] (?:and\/)?or[,;:]?$/i;

/** Returns whether two consecutive texts belong together: a question and its answer, or two lists joined by "or". */
function isHalf(before: string, after: string): boolean {
  return answers(after, before) || ENDS_WITH_BARE_OR.test(before.slice(-10));
}

/**
 * Returns the position of the first block that a new block depends on: the last one, or the start of the list before
 * it.
 */
function startOf(held: readonly Block[], isOfLast: boolean): number {
  let start = Math.max(0, held.length - 1);
  while (!isOfLast && start > 0 && held[start]?.isItem && held[start - 1]?.isItem) start -= 1;
  return start;
}

function joined(before: string, after: string): string {
  return `${before}${CONTINUES.test(before.slice(-5)) ? '' : ';'} ${after}`;
}
