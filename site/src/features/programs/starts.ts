import type { Need } from '../../../../contract/profile/profile.ts';
import type { Program } from './program.ts';

/** The three programs to start with: those most people with the need can get, and the quickest way to them. */
const STARTS: Readonly<Record<Need, readonly [string, string, string]>> = {
  bills: ['liheap', 'weatherization', 'lifeline'],
  food: ['snap', 'wic', 'tefap'],
  rent: ['housing-choice-voucher', 'public-housing', 'homeless-assistance-coordinated-entry'],
  health: ['medicaid', 'chip', 'medicare'],
  work: ['unemployment-insurance', 'american-job-centers', 'wioa-adult-dislocated-worker-training'],
  school: ['pell-grant', 'federal-work-study', 'federal-direct-student-loans'],
  business: ['small-business-development-centers', 'sba-microloan', 'sba-7a-loan'],
  children: ['child-care-assistance', 'head-start', 'child-tax-credit'],
  money: ['tanf', 'ssi', 'earned-income-tax-credit'],
  home: ['hud-housing-counseling', 'usda-direct-home-loan', 'fha-home-loan'],
  land: ['fsa-microloan', 'fsa-farm-operating-loan', 'environmental-quality-incentives'],
  disaster: ['fema-individuals-households', 'sba-disaster-loan', 'crime-victim-compensation'],
  community: ['community-facilities-loans-and-grants', 'americorps-state-national', 'cdbg-small-communities'],
};
/** In a state: food, health and the energy bill, which its own offices handle. */
const STATE_STARTS = ['snap', 'medicaid', 'liheap'] as const;

/** Returns the programs to start with, of those in a list. A state's own version of a program replaces it. */
export function startsOf(need: Need | undefined, programs: readonly Program[]): Program[] {
  const ids = need ? STARTS[need] : STATE_STARTS;
  return ids.flatMap((id) => programs.find((program) => (program.localFormOf?.id ?? program.id) === id) ?? []);
}
