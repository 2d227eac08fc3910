/**
 * The kind of a line under "How to apply": something to do, something to know, or just a pointer to the official page.
 */
export type ApplyLine = 'step' | 'note' | 'pointer';

/** Matches choices and exemptions, which don't need checking off. */
const NOTE =
  /^(You (may|can|need not|don['’]t (need|have) to know|don['’]t need to apply)|There(['’]s| is) no application)\b/;
/** Matches pointers to the official page, which every program links to anyway. */
const POINTER = /^The \w+['’]s (page|site|website) (tells|says|explains) (you )?(where|how) to apply\.?$/;

export function applyLineOf(text: string): ApplyLine {
  if (POINTER.test(text)) return 'pointer';
  return NOTE.test(text) ? 'note' : 'step';
}
