const LONGEST = 500;

/** An identifier. Any other quoted text could be a user's. */
const NAME_OF_CODE = /^[\w$.[\]#-]{1,40}$/;

/** Strips anything personal from a message: addresses, quoted text, query strings, tokens and long numbers. */
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

/** Returns whether a text looks like a token: long, with both letters and digits. */
function isSecret(text: string): boolean {
  return text.length >= 24 && /\d/.test(text) && /[a-z]/i.test(text);
}
