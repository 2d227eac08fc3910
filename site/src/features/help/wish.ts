import type { CuratedProgram } from '../../../../contract/programs/catalog.ts';
import type { Wish } from './choosing/choose.ts';

type Known = Pick<CuratedProgram, 'needs' | 'audiences' | 'programType' | 'states'> & { id: string };

/** Returns what someone viewing a program needs help with. */
export function wishOf({ id, needs, audiences, programType, states }: Known): Wish {
  return { id, needs, audiences, isFederalGrant: programType === 'grant' && states.length === 0 };
}
