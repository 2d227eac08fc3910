import { denies } from './proof/negation.ts';

/** Whether these words deny what is listed under them, as "The following may not apply:" does. */
export function deniesList(lead: string): boolean {
  return denies(lead);
}

/** An item with the words that deny it, so that no quote of it can leave them out. */
export function underDenial(lead: string, item: string): string {
  return `${lead.replace(/[\s:.]*$/, ':')} ${item}`;
}

const CHOICE =
  /\b(?:one|any|either|some|all|both|each|two|three|four|five|most)(?: or more)?(?: \w+)? (?:of|below|listed|following)\b|\beither\b/i;

/** Whether what is listed under these words only says something together, as under "One of the following:". */
export function isOfOneKind(lead: string): boolean {
  return /:\s*$/.test(lead) && CHOICE.test(lead) && !deniesList(lead);
}

/** The words over a list, with one more of its items: a sentence that cannot be quoted without the others. */
export function withItem(sofar: string, item: string): string {
  const bare = item.trim().replace(/[\s;,.]+$/, '');
  return `${sofar.trimEnd()}${/:\s*$/.test(sofar) ? '' : ';'} ${bare}`;
}

const BULLET = /^\s*(?:[•*–-]|\d{1,2}[.)])\s+/;

/** Lines of a text: those of a list that is denied each with the words that do it, those of a choice in one. */
export function underTheirLead(lines: readonly string[]): string[] {
  const texts: string[] = [];
  let denial = '';
  let choice: number | null = null;
  for (const line of lines) {
    const item = BULLET.test(line) ? line.replace(BULLET, '') : null;
    if (item !== null && choice !== null) {
      texts[choice] = withItem(texts[choice] ?? '', item);
      continue;
    }
    texts.push(item !== null && denial !== '' ? underDenial(denial, item) : line);
    // A blank line between the words and their list ends nothing.
    if (item !== null || line.trim() === '') continue;
    denial = /:\s*$/.test(line) && deniesList(line) ? line : '';
    choice = isOfOneKind(line) ? texts.length - 1 : null;
  }
  return texts;
}
