import { START } from './texts.ts';

/** The heading of a list with another number: "3 helpers in Ohio". */
export function countIn(heading: string, count: number): string {
  return heading.replace(/^\d+ helpers?/, START.listed(count));
}
