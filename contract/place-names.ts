import { isState, US_STATES } from './places.ts';

const WITH_ARTICLE: Readonly<Record<string, string>> = {
  DC: 'the District of Columbia',
  MP: 'the Northern Mariana Islands',
  VI: 'the U.S. Virgin Islands',
};

/** A state's name as it stands in a sentence. What is no code stays as it is. */
export function stateInSentence(code: string): string {
  return WITH_ARTICLE[code] ?? (isState(code) ? US_STATES[code] : code);
}
