/** What a line under "How to apply" is: something to do, something to know, or just a pointer to the official page. */
export type ApplyLine = 'step' | 'note' | 'pointer';

/** A choice or a relief: nothing to check off. */
const NOTE = /^(You (may|can|need not)|There is no application)\b/;
/** Every program has a link to its official page anyway. */
const POINTER = /^The \w+['’]s (page|site|website) (tells|says|explains) (you )?(where|how) to apply\.?$/;

export function applyLineOf(text: string): ApplyLine {
  if (POINTER.test(text)) return 'pointer';
  return NOTE.test(text) ? 'note' : 'step';
}
