import { folded } from './text.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB = /(?:https?:\/\/|www\.)\S+|[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,})*\.[a-z]{2,}(?:\/\S*)?/g;
const PHONE =
  /(?<![\d,.$])(?:(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[.-])[\da-z]{3}[ .-]?[\da-z]{4}\b|\d{3} \d{3}[ -]\d{4}\b|\d{3}-\d{4}\b)/g;

export interface Contacts {
  addresses: string[];
  /** The text without the contacts. */
  rest: string;
}

/** Finds a text's email addresses, web addresses and phone numbers, and normalizes them. */
export function contactsIn(text: string): Contacts {
  const addresses: string[] = [];
  const take = (writtenAs: (found: string) => string) => (found: string) => {
    addresses.push(writtenAs(found));
    return ' ';
  };
  const rest = folded(text)
    .toLowerCase()
    .replace(
      EMAIL,
      take((found) => found.replace(/\.$/, '')),
    )
    .replace(WEB, take(webAddress))
    .replace(
      PHONE,
      take((found) => found.replace(/[^\da-z]/g, '').replace(/^1(?=\d{3}[\da-z]{7}$)/, '')),
    );
  return { addresses, rest };
}

function webAddress(found: string): string {
  return found
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:)\]"'>]+$/, '')
    .replace(/\/+$/, '');
}

/**
 * Returns whether a statement has an address or number that its quote lacks. It may name a site without the exact page.
 */
export function inventsContacts(said: readonly string[], quoted: readonly string[]): boolean {
  return said.some((one) => !quoted.some((other) => other === one || other.startsWith(`${one}/`)));
}
