/** Words that join conditions, given the next one. */
export const JOINED: Readonly<Record<'any' | 'all', (next: string) => string>> = {
  any: (_next) => 'or',
  all: (_next) => 'and',
};
/** How a condition starts that only people of other places meet. */
export const ELSEWHERE = /^You don't live in/;
/** How a condition ends that rules out another one for some people. */
export const EXCEPTION = /doesn’t apply$/;
/** One condition in the negative. Its other cases are for the people who fail it. */
export const NEGATIVE = /^You are not [^,]*$/;
