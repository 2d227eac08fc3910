/** Words that join conditions, given the next one. */
export const JOINED: Readonly<Record<'any' | 'all', (next: string) => string>> = {
  any: (_next) => 'or',
  all: (_next) => 'and',
};
/** The start of a condition that only people in other places meet. */
export const ELSEWHERE = /^You don't live in/;
/** The end of a condition that exempts some people from another one. */
export const EXCEPTION = /doesn’t apply$/;
/** A single negative condition. Its other cases are for people who don't meet it. */
export const NEGATIVE = /^You are not [^,]*$/;
