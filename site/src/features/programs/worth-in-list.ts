import type { Program } from './program.ts';

/** A longer amount needs its context, which is on the program's own page. */
const LONGEST = 92;

/** Returns whether the sources state an amount that's short enough for a list. */
export const hasShortAmount = ({ amount }: Program) => amount !== undefined && amount.text.length <= LONGEST;

/** Returns what a program is worth, short enough for a list. `most` is its amount from the figures. */
export function worthInList(program: Program, most: string | undefined): string | undefined {
  return [most, program.amount?.text, program.assistanceType].find(
    (text) => text !== undefined && text.length <= LONGEST,
  );
}
