import { bindsList, isExclusionTitle, isOfOneKind, isOtherTitle, isSentence } from '../proof/leads.ts';
import { MOST_CHARACTERS } from '../proof/quotes.ts';
import { withoutEnd } from '../proof/text.ts';
import { type Block, heldTogether, underLead, withoutBrokenEnd } from './joined-blocks.ts';

/**
 * Appends a list item to the words above the list. The result can only be quoted in full, or not at all if it's longer
 * than the maximum quote.
 */
export function withItem(sofar: string, item: string): string {
  if (sofar.length > MOST_CHARACTERS) return sofar;
  const bare = withoutEnd(item.trim(), /[\s;,.]/);
  return `${sofar.trimEnd()}${sofar.trimEnd().endsWith(':') ? '' : ';'} ${bare}`;
}

export const BULLET = /^\s*(?:[•*–-]|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)])\s+/;
/**
 * Splits a text's lines into passages. List items that depend on the words above them each include those words,
 * alternatives stay in one passage, and a limitation stays with what it limits. Without a bullet, a line counts as an
 * item if no sentence ends in it.
 */
export function underTheirLead(lines: readonly string[], isBrokenOff = false): string[] {
  const blocks: Block[] = [];
  let binding = '';
  let choice: Block | null = null;
  let isFirst = false;
  let section = 0;
  for (const line of lines) {
    // A blank line between a list and the words above it doesn't end the list.
    if (line.trim() === '') continue;
    const isMarked = BULLET.test(line);
    const text = isMarked ? line.replace(BULLET, '') : line;
    if (isMarked && choice !== null) {
      choice.text = withItem(choice.text, text);
      continue;
    }
    const isTitle = !isMarked && isExclusionTitle(line);
    if (!isMarked && isOtherTitle(line)) binding = '';
    const isOver = !isMarked && (isTitle || isTitleLike(line));
    if (isOver) section += 1;
    const isLead = !isMarked && (isTitle || line.trimEnd().endsWith(':'));
    const isBound = binding !== '' && !isLead && (isMarked || isFirst || !isSentence(line));
    const block: Block = {
      text: isBound ? underLead(binding, text) : line,
      isItem: isMarked || isBound,
      ...(isOver ? {} : { section }),
    };
    isFirst = isLead;
    // A title means nothing on its own, and every item under it includes it.
    if (!isTitle) blocks.push(block);
    if (isMarked || isBound) continue;
    binding = isTitle || (isLead && bindsList(line)) ? line : '';
    choice = isOfOneKind(line) ? block : null;
  }
  return heldTogether(isBrokenOff ? withoutBrokenEnd(blocks) : blocks);
}

const LONGEST_TITLE = 80;

/** Returns whether a line looks like a title: short, and not a sentence. */
function isTitleLike(line: string): boolean {
  return line.length <= LONGEST_TITLE && !/[.!;:,]["'”’)\]]*$/.test(line.trimEnd());
}
