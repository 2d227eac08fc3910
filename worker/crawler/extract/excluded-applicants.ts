import { APPLICANT_KINDS, type Rule } from '../../../contract/programs/rules.ts';
import type { ApplicantKind, ApplicantType } from './applicant-type.ts';
import { asks } from './leaves.ts';
import { sentencesOf } from './sentences.ts';

/** Matches "… are not eligible to apply", unless a condition follows, such as "for more than one award". */
const NOT_ELIGIBLE =
  /^(.{3,150}?) (?:(?:is|are) (?:not eligible|ineligible)|may not apply|cannot apply)(?: to apply| for direct funding| to receive (?:direct )?(?:awards?|funding|grants?)[^.]*| for (?:awards?|funding|grants?|this (?:program|grant|opportunity)))?(?:\.|$| but\b|,)/i;
/** Matches "… will not award grants to …". */
const NO_AWARDS = /\bwill not (?:award|make|give) (?:grants?|awards?|funds|funding) to ([^.]{3,150})(?:\.|$)/i;

/** Whole groups, without limiting words: "public agencies that receive a grant" are only some agencies. */
const GROUPS: readonly [RegExp, readonly ApplicantKind[], string][] = [
  [/^individuals?$|^private individuals$|^individual persons?$/i, ['individual'], 'a person'],
  [
    /^(?:private |for-profit |commercial )?(?:businesses|companies|corporations)$|^(?:for-profit|commercial) (?:entities|organizations|firms)$|^for-profits$/i,
    ['business', 'startup'],
    'a business',
  ],
  [
    /^(?:governmental|government) (?:entities|agencies|units)$/i,
    ['local-government', 'state-government', 'federal-agency'],
    'a government',
  ],
  [/^state agencies$/i, ['state-government'], 'a state agency'],
  [/^federal agencies$/i, ['federal-agency'], 'a federal agency'],
];

/**
 * Returns rules for the applicants that a text excludes, each with its sentence as the quote. Skips kinds in `listed`,
 * the source's own applicant list, because we can't resolve that contradiction.
 */
export function exclusionRules(text: string, listed: readonly (ApplicantType | undefined)[], source: string): Rule[] {
  const named = new Set(listed.flatMap((type) => type?.kinds ?? []));
  return sentencesOf(text).flatMap((sentence) => {
    const { kinds, names } = excludedIn(sentence, named);
    if (kinds.length === 0) return [];
    const others = APPLICANT_KINDS.filter((kind) => !kinds.includes(kind));
    const says = `You don’t apply as ${names.join(' or ')}`;
    return [asks({ fact: 'applicantKind', in: [...others] }, says, { source, quote: sentence })];
  });
}

function excludedIn(sentence: string, named: ReadonlySet<ApplicantKind>): { kinds: ApplicantKind[]; names: string[] } {
  const whom = NOT_ELIGIBLE.exec(sentence)?.[1] ?? NO_AWARDS.exec(sentence)?.[1] ?? '';
  const groups = whom
    .split(/,| and | or /i)
    .map((group) => group.trim())
    .flatMap((group) => GROUPS.filter(([words, kinds]) => words.test(group) && !kinds.some((kind) => named.has(kind))));
  return { kinds: [...new Set(groups.flatMap(([, kinds]) => kinds))], names: groups.map(([, , name]) => name) };
}
