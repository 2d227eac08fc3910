import type { Rule } from '../../../contract/programs/rules.ts';
import type { ApplicantKind, ApplicantType } from './applicant-type.ts';
import { applicantTypeOf } from './applicant-types.ts';
import { allOf, asks, type Origin, oneOf, toCheck } from './leaves.ts';

const NAMES: Readonly<Record<ApplicantKind, string>> = {
  individual: 'a person',
  business: 'a business',
  startup: 'a new business',
  farm: 'a farm',
  nonprofit: 'a nonprofit',
  school: 'a school',
  college: 'a college or university',
  hospital: 'a hospital',
  'tribal-government': 'a tribe',
  'local-government': 'a city or county',
  'state-government': 'a state',
  'housing-authority': 'a housing authority',
  utility: 'a utility',
  researcher: 'a researcher',
  'federal-agency': 'a federal agency',
  'foreign-organization': 'an organization abroad',
};

const TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI'];

/**
 * Returns the rule for who may apply, from a source's applicant types (names or codes). Undefined if none of them is
 * known. An unknown type among known ones becomes an open question, so it excludes no one. `wanted` filters the kinds.
 * If none are left, returns undefined.
 */
export function applicantRule(
  names: readonly string[],
  source: string,
  wanted: (kind: ApplicantKind) => boolean = () => true,
  typeOf: typeof applicantTypeOf = applicantTypeOf,
): Rule | undefined {
  const types = names.map((name) => ({ name, type: typeOf(name) }));
  const known = types.flatMap(({ name, type }) =>
    type
      ? [{ name, type: { ...type, kinds: type.kinds.filter(wanted), perhaps: (type.perhaps ?? []).filter(wanted) } }]
      : [],
  );
  if (known.length === 0) return undefined;
  const open = known.filter(({ type }) => type.only === undefined && type.kinds.length > 0);
  const sure = [...new Set(open.flatMap(({ type }) => type.kinds))];
  const branches = [
    ...(sure.length > 0 ? [kindLeaf(sure, { source, quote: quoteOf(open.map(({ name }) => name)) })] : []),
    ...known.flatMap(({ name, type }) => branchesOf(name, type, sure, source)),
    ...types.flatMap(({ name, type }) =>
      type ? [] : [toCheck(`You are what the source calls “${name}”`, { source })],
    ),
  ];
  return oneOf(branches);
}

function branchesOf(name: string, type: ApplicantType, sure: readonly ApplicantKind[], source: string): Rule[] {
  const origin = { source, quote: name };
  const missing = (kinds: readonly ApplicantKind[]) => kinds.filter((kind) => !sure.includes(kind));
  const conditional = type.only ? missing(type.kinds) : [];
  const perhaps = missing(type.perhaps ?? []);
  return [
    conditional.length > 0 ? allOf([kindLeaf(conditional, origin), ...conditionsOf(type, origin)]) : undefined,
    perhaps.length > 0
      ? allOf([kindLeaf(perhaps, origin), toCheck(`You are what the source calls “${name}”`, origin)])
      : undefined,
  ].filter((rule) => rule !== undefined);
}

function conditionsOf({ only }: ApplicantType, origin: Origin): Rule[] {
  switch (only) {
    case 'territory':
      return [asks({ fact: 'state', in: TERRITORIES }, 'You are in a territory of the United States', origin)];
    case '501c3':
      return [asks({ fact: 'nonprofitStatus', is: '501c3' }, 'Your nonprofit has 501(c)(3) status', origin)];
    case 'not-501c3':
      return [
        { not: asks({ fact: 'nonprofitStatus', is: '501c3' }, 'Your nonprofit has no 501(c)(3) status', origin) },
      ];
    case 'small':
      return [asks({ fact: 'employees', atMost: 499 }, 'Your business is small: fewer than 500 employees', origin)];
    case 'veteran':
    case 'serving':
      return [
        {
          any: [
            asks({ fact: 'veteran', is: true }, 'You serve or served in the armed forces', origin),
            toCheck('You depend on somebody who serves or served', origin),
          ],
        },
      ];
    case 'homeowner':
      return [
        {
          any: [
            asks({ fact: 'home', is: 'own' }, 'You own your home', origin),
            toCheck('You own land or other property', origin),
          ],
        },
      ];
    case 'farmworker':
      return [asks({ fact: 'profession', is: 'farmworker' }, 'You work on farms', origin)];
    case 'builder':
      return [asks({ fact: 'profession', in: ['builder', 'business-person'] }, 'You build or develop', origin)];
    default:
      return [];
  }
}

function kindLeaf(kinds: readonly ApplicantKind[], origin: Origin): Rule {
  // To a reader, "a business" includes a new one.
  const names = kinds.filter((kind) => kind !== 'startup' || !kinds.includes('business')).map((kind) => NAMES[kind]);
  const last = names.at(-1) ?? '';
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
  return asks({ fact: 'applicantKind', in: [...kinds] }, `You apply as ${list}`, origin);
}

function quoteOf(names: readonly string[]): string {
  return names.join('; ');
}
