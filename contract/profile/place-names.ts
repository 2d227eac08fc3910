import { isState, US_STATES } from './places.ts';

const WITH_ARTICLE: Readonly<Record<string, string>> = {
  DC: 'the District of Columbia',
  MP: 'the Northern Mariana Islands',
  VI: 'the U.S. Virgin Islands',
};

/** Returns a state's name as used in a sentence. Text that isn't a state code is returned unchanged. */
export function stateInSentence(code: string): string {
  return WITH_ARTICLE[code] ?? (isState(code) ? US_STATES[code] : code);
}
