import type { StateCode } from '../contract/places.ts';

/**
 * Estimated median income of a family of four by state, in US dollars a year: HHS, Office of Community Services, state
 * median income for LIHEAP in federal fiscal year 2027, from October 1, 2026.
 */
// biome-ignore format: one row reads better than one word a line
const FAMILY_OF_FOUR: Readonly<Partial<Record<StateCode, number>>> = {
  AK: 139_246, AL: 102_377, AR: 94_627, AZ: 112_946, CA: 133_021, CO: 145_177, CT: 156_135, DC: 202_000, DE: 129_424,
  FL: 108_122, GA: 115_118, HI: 138_463, IA: 122_269, ID: 109_072, IL: 132_343, IN: 111_012, KS: 117_736, KY: 104_132,
  LA: 100_636, MA: 171_749, MD: 158_187, ME: 122_022, MI: 119_786, MN: 147_939, MO: 113_137, MS: 90_025, MT: 115_773,
  NC: 113_006, ND: 132_554, NE: 121_844, NH: 156_134, NJ: 164_337, NM: 92_482, NV: 105_027, NY: 137_050, OH: 117_810,
  OK: 96_528, OR: 129_250, PA: 129_682, PR: 44_703, RI: 139_136, SC: 106_470, SD: 118_003, TN: 105_327, TX: 112_239,
  UT: 122_407, VA: 143_516, VT: 135_326, WA: 146_816, WI: 127_769, WV: 98_088, WY: 114_932,
};

/** Percent of a family of four's median by family size, and for each person beyond six: 45 CFR 96.85(b). */
const PERCENT_BY_SIZE = [52, 68, 84, 100, 116, 132] as const;
const PERCENT_FURTHER = 3;

/** The state's median income for a household of this size, in US dollars a year; undefined where there is no figure. */
export function stateMedianIncome(householdSize: number, state: string | undefined): number | undefined {
  const median = Object.entries(FAMILY_OF_FOUR).find(([code]) => code === state)?.[1];
  if (median === undefined) return undefined;
  const beyond = Math.max(0, householdSize - PERCENT_BY_SIZE.length);
  const percent = PERCENT_BY_SIZE[Math.min(householdSize, PERCENT_BY_SIZE.length) - 1] ?? PERCENT_BY_SIZE[0];
  return (median * (percent + PERCENT_FURTHER * beyond)) / 100;
}
