const LONGEST = 80;

/** Headings that a page on any subject has. */
const GENERAL =
  /^(?:about|all|amounts?|appl(?:y|ying|ications?)|available|benefits?|contact|costs?|eligib\w+|find\w*|get\w*|history|how|kinds?|more|need|notes?|notice|number|our|overview|purpose|qualif\w+|receiv\w*|repay\w*|sizes?|terms|the|this|types?|us(?:e|es|ing)|what|when|where|who|why|your?)\b/i;

const PEOPLE =
  '(?:home ?)?(?:owners|buyers)|renters|tenants|landlords|veterans|(?:service|family) ?members|seniors|adults|children|youth|(?:under)?graduates|' +
  'students|parents|families|individuals|households|women|men|workers|employees|employers|farmers|ranchers|producers|businesses|companies|' +
  'corporations|start-?ups|non-?profits|organizations|churches|schools|colleges|universities|institutions|tribes|cities|towns|counties|states|' +
  'territories|communities|municipalities|governments|immigrants|refugees|citizens|(?:non-?)?residents|caregivers|survivors|spouses|artists|' +
  'researchers|teachers|nurses';
const GROUP = new RegExp(`^(?:[\\w’'-]+,? ){0,6}(?:${PEOPLE})$`, 'i');

/** Returns whether a heading names a group that its content is limited to: "Renters", "Graduate students". */
export function isOfSome(heading: string): boolean {
  const words = heading.trim();
  return words.length <= LONGEST && !GENERAL.test(words) && GROUP.test(words);
}

const KIND =
  'programs?|grants?|loans?|mortgages?|assistance|benefits?|credits?|scholarships?|fellowships?|vouchers?|rebates?|insurance|funds?|awards?|' +
  'subsid(?:y|ies)|pensions?|stipends?|deductions?|exemptions?|seasons?|rounds?|cycles?';
const NAMED = new RegExp(`^(?:[\\w’'&/-]+,? ){1,9}(?:${KIND})(?: \\([^()]{1,30}\\))?$`, 'i');
const NUMBERED =
  /^(?:option|tier|track|phase|category|type|component|pathway|class|group|schedule) (?:[a-z]|\d{1,2}|[ivx]{1,4})\b/i;

/** Returns whether a page on any subject may have this heading. */
export function isGeneralName(heading: string): boolean {
  return GENERAL.test(heading.trim());
}

/**
 * Returns whether a heading names one program, season or option. If a page names several, what it says about one
 * doesn't apply to the others.
 */
export function namesOne(heading: string): boolean {
  const words = heading.trim();
  return words.length <= LONGEST && !GENERAL.test(words) && (NAMED.test(words) || NUMBERED.test(words));
}
