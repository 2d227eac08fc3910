import { denies } from './proof/negation.ts';
import { MOST_CHARACTERS } from './proof/quotes.ts';
import { withoutEnd } from './proof/text.ts';

const CONDITION = /^(?:only )?(?:if|when|unless|where|for|after|before|once)\b/i;

/** Whether what is listed under these words depends on them, as under "The following may not apply:" and "If you rent:". */
export function bindsList(lead: string): boolean {
  if (lead === '') return false;
  return denies(lead) || (CONDITION.test(lead) && !isOfOneKind(lead));
}

/** An item with the words over it, so that no quote of it can leave them out. */
export function underLead(lead: string, item: string): string {
  return `${withoutEnd(lead, /[\s:.]/)}: ${item}`;
}

const CHOICE =
  /\b(?:one|any|either|some|all|both|each|two|three|four|five|most)(?: or more)?(?: \w+)? (?:of|below|listed|following)\b|\beither\b/i;

/** Whether what is listed under these words only says something together, as under "One of the following:". */
export function isOfOneKind(lead: string): boolean {
  return lead.trimEnd().endsWith(':') && CHOICE.test(lead) && !denies(lead);
}

/**
 * The words over a list, with one more of its items: a sentence that cannot be quoted without the others,
 * and not at all where it is longer than any quote.
 */
export function withItem(sofar: string, item: string): string {
  if (sofar.length > MOST_CHARACTERS) return sofar;
  const bare = withoutEnd(item.trim(), /[\s;,.]/);
  return `${sofar.trimEnd()}${sofar.trimEnd().endsWith(':') ? '' : ';'} ${bare}`;
}

const BULLET = /^\s*(?:[•*–-]|\d{1,2}[.)])\s+/;

/** Lines of a text: those of a list that depends on the words over it each with these, those of a choice in one. */
export function underTheirLead(lines: readonly string[]): string[] {
  const texts: string[] = [];
  let binding = '';
  let choice: number | null = null;
  for (const line of lines) {
    const item = BULLET.test(line) ? line.replace(BULLET, '') : null;
    if (item !== null && choice !== null) {
      texts[choice] = withItem(texts[choice] ?? '', item);
      continue;
    }
    texts.push(item !== null && binding !== '' ? underLead(binding, item) : line);
    // A blank line between the words and their list ends nothing.
    if (item !== null || line.trim() === '') continue;
    binding = line.trimEnd().endsWith(':') && bindsList(line) ? line : '';
    choice = isOfOneKind(line) ? texts.length - 1 : null;
  }
  return texts;
}
