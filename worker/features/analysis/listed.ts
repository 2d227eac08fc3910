import { denies } from './proof/negation.ts';

/** Whether these words deny what is listed under them, as "The following may not apply:" does. */
export function deniesList(lead: string): boolean {
  return denies(lead);
}

/** An item with the words that deny it, so that no quote of it can leave them out. */
export function underDenial(lead: string, item: string): string {
  return `${lead.replace(/[\s:.]*$/, ':')} ${item}`;
}

const BULLET = /^\s*(?:[•*–-]|\d{1,2}[.)])\s+/;

/** Lines of a text, those of a list that is denied each with the words that do it. */
export function underTheirLead(lines: readonly string[]): string[] {
  let lead = '';
  return lines.map((line) => {
    if (BULLET.test(line)) return lead === '' ? line : underDenial(lead, line.replace(BULLET, ''));
    // A blank line between the words and their list ends nothing.
    if (line.trim() !== '') lead = /:\s*$/.test(line) && deniesList(line) ? line : '';
    return line;
  });
}
