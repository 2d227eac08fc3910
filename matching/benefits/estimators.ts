import type { Benefit } from '../../contract/benefits.ts';
import type { Reckon } from './reckoning.ts';
import { reckonSnap } from './snap.ts';
import { reckonSsi } from './ssi.ts';

/** What reckons each program, in no order: they ask each other. */
export const RECKONINGS: Readonly<Partial<Record<Benefit, Reckon>>> = {
  snap: reckonSnap,
  ssi: reckonSsi,
};
