/**
 * Characters that change how a text looks but not what it means, or that hide it: soft hyphens, zero-width characters,
 * direction marks.
 */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

/** Returns a text on one line, without control characters and invisible ones. Markup stays, as text. */
export function cleaned(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replaceAll('...', '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * Strips characters from the end of text. `sign` matches a single one, because a regex for several takes quadratic time
 * on a long run of them.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
];

/** Replaces typographic characters with keyboard ones. Each stays one character, so positions don't shift. */
export function folded(text: string): string {
  return LOOKALIKES.reduce((sofar, [signs, plain]) => sofar.replace(signs, plain), text);
}

/** Returns a text's words and numbers in lowercase, without apostrophes: "don't" becomes `dont`. */
export function tokensOf(text: string): string[] {
  return (
    folded(text)
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
