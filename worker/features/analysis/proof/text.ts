/** What changes how a text looks and not what it says, or hides what it says: soft hyphens, zero widths, directions of writing. */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

/** A text on one line without control and invisible characters. Markup stays as it is: it is text. */
export function cleaned(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replaceAll('...', '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A text without those signs at its end. `sign` matches one: a pattern of many takes the square of a long row in time. */
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

/** The same text with typographic signs as a keyboard has them: each stays one character, so that places are the same. */
export function folded(text: string): string {
  return LOOKALIKES.reduce((sofar, [signs, plain]) => sofar.replace(signs, plain), text);
}

/** Words and numbers of a text in lower case, apostrophes left out: "don't" is `dont`. */
export function tokensOf(text: string): string[] {
  return (
    folded(text)
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
