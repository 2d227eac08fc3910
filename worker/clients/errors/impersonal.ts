const LONGEST = 500;

/** A word that code uses: what stands in quotes and is none may be somebody's own text. */
const NAME_OF_CODE = /^[\w$.[\]#-]{1,40}$/;

/** A message without what may be somebody's: addresses, quoted texts, queries of addresses, tokens and long numbers. */
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

/** Long and mixed as no word is. */
function isSecret(text: string): boolean {
  return text.length >= 24 && /\d/.test(text) && /[a-z]/i.test(text);
}
