const LONGEST = 500;

/** A word as code uses it: anything else in quotes could be a user's text. */
const NAME_OF_CODE = /^[\w$.[\]#-]{1,40}$/;

/**
 * A message without anything that could be personal: addresses, quoted texts, query strings, tokens and long numbers.
 */
export function impersonal(message: string): string {
  return message
    .slice(0, LONGEST * 4)
    .replace(/[^\s@<>"'`]+@[^\s@<>"'`]+\.[a-z]{2,}/gi, '[address]')
    .replace(/(["'`])((?:(?!\1).){1,2000})\1/gs, (whole, quote: string, text: string) =>
      NAME_OF_CODE.test(text) && !isSecret(text) ? whole : `${quote}…${quote}`,
    )
    .replace(/(https?:\/\/[^\s?#"'`]+)[?#][^\s"'`]*/gi, '$1?…')
    .replace(/[\w-]{24,}/g, (text) => (isSecret(text) ? '[token]' : text))
    .replace(/\d[\d ().-]{5,}\d/g, '[number]')
    .slice(0, LONGEST)
    .toWellFormed();
}

/** Long and mixed in a way that no word is. */
function isSecret(text: string): boolean {
  return text.length >= 24 && /\d/.test(text) && /[a-z]/i.test(text);
}
