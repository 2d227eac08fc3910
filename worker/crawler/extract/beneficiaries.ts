import type { Rule } from '../../../contract/programs/rules.ts';
import { childRule } from './ages.ts';
import { plain } from './applicant-types.ts';
import { hasDisability, insuredDisability } from './disability.ts';
import { asks, type Origin, oneOf, toCheck } from './leaves.ts';

/** Types that cover everyone, or that describe people too vaguely. */
const GENERAL: ReadonlySet<string> = new Set(
  ['individual/family', 'anyone/general public', 'et11020', 'unrestricted by individual type', 'et11010'].concat([
    'unrestricted by entity type',
    'consumer',
    'et59090',
    'et12010',
    'specific restrictions determined at nofo level',
    'adult',
    'et52050',
    'women',
    'et59999',
    'other',
    'specialized group',
    'minority group',
    'other non-white',
  ]),
);

type Make = (origin: Origin) => Rule;

const student: Make = (origin) =>
  asks({ fact: 'student', in: ['current', 'future'] }, 'You study or are about to', origin);
const child: Make = (origin) => childRule(17, origin);
/** A profile may mention an occupation without the training for it, so a mismatch only raises a question. */
const profession =
  (is: string, says: string): Make =>
  (origin) => ({ any: [asks({ fact: 'profession', is }, says, origin), toCheck(says, origin)] });
const business: Make = (origin) =>
  asks({ fact: 'applicantKind', in: ['business', 'startup', 'farm'] }, 'You run a business', origin);
const minority =
  (group: string, name: string): Make =>
  (origin) =>
    asks({ fact: 'minorityGroup', is: group }, `You are ${name}`, origin);
const checked =
  (says: string): Make =>
  (origin) =>
    toCheck(says, origin);
const served: Make = (origin) => ({
  any: [
    asks({ fact: 'veteran', is: true }, 'You serve or served in the armed forces', origin),
    toCheck('You depend on somebody who serves or served', origin),
  ],
});

/** Beneficiary types that name a group, from the old and new lists. */
const GROUPS: readonly [names: readonly string[], make: Make][] = [
  [
    ['american indian'],
    (origin) => asks({ fact: 'tribalMember', is: true }, 'You are an enrolled member of a tribe', origin),
  ],
  [
    [
      'student/trainee',
      'graduate student',
      'et53040',
      'et53050',
      'et53060',
      'et53070',
      'et53080',
      'upper secondary education',
      'non-university higher education',
      'university higher education',
      'graduate and professional higher education',
      'trainee',
    ],
    student,
  ],
  // Education of any kind, including courses for parents.
  [
    ['education', 'school'],
    (origin) => ({ any: [student(origin), toCheck('You learn at a school or in a course', origin)] }),
  ],
  [
    [
      'preschool',
      'infant',
      'child',
      'juvenile delinquent',
      'et52010',
      'et52020',
      'et52030',
      'infant and toddler',
      'young child',
      'pre-teen',
      'et53010',
      'et53020',
      'et53030',
      'early childhood education',
      'primary education',
      'lower secondary education',
    ],
    child,
  ],
  [['youth', 'et52040', 'teen'], (origin) => childRule(21, origin)],
  [['senior citizen', 'et52060'], (origin) => asks({ fact: 'age', atLeast: 60 }, 'You are 60 or older', origin)],
  [['disabled', 'mentally disabled', 'physically afflicted'], hasDisability],
  [
    [
      'veteran/service person/reservist',
      'veteran',
      'et59060',
      'et59070',
      'et59080',
      'active-duty service person',
      'reservist',
    ],
    served,
  ],
  [
    ['refugee/alien', 'refugee', 'et59030'],
    (origin) => ({
      not: asks({ fact: 'citizenship', is: 'citizen' }, 'You came as a refugee or in a like way', origin),
    }),
  ],
  [
    ['farmer/rancher/agriculture producer', 'farmer / rancher / agriculture producer', 'et51090'],
    (origin) => asks({ fact: 'applicantKind', is: 'farm' }, 'You farm or ranch', origin),
  ],
  [['farmworker', 'et51100', 'migrant'], profession('farmworker', 'You work on farms')],
  [['health professional', 'et51010'], profession('health-worker', 'You work in health care')],
  [['education professional', 'et51020'], profession('educator', 'You work in education')],
  [['scientist/researchers', 'scientist / researcher', 'et51030'], profession('researcher', 'You do research')],
  [['artist/humanist', 'artist / humanist', 'et51040'], profession('artist', 'You work in the arts')],
  [
    ['engineer/architect', 'engineer / architect', 'et51050'],
    profession('engineer', 'You are an engineer or architect'),
  ],
  [
    ['builder/contractor/developer', 'builder / contractor / developer', 'et51060'],
    profession('builder', 'You build or develop'),
  ],
  [['miner', 'et51070'], profession('miner', 'You work or worked in a mine')],
  [['longshore and harbor worker', 'et51080'], profession('port-worker', 'You work in a port')],
  [['criminal justice personnel', 'et51130'], profession('law-enforcement', 'You work in law enforcement')],
  [
    [
      'small business person',
      'industrialist/ business person',
      'industrialist / business person',
      'et51110',
      'et51120',
      'small business',
      'profit organization',
    ],
    business,
  ],
  [['homeowner', 'et59010'], (origin) => asks({ fact: 'home', is: 'own' }, 'You own your home', origin)],
  [['land/property owner', 'land / property owner', 'et59020'], checked('You own land or other property')],
  [
    ['unemployed'],
    (origin) =>
      asks({ fact: 'employment', in: ['unemployed', 'retired', 'unable-to-work'] }, 'You have no job now', origin),
  ],
  [['black'], minority('african-american', 'Black')],
  [['asian'], minority('asian', 'Asian')],
  [['spanish origin'], minority('hispanic', 'Hispanic')],
  [['pension recipient'], checked('You get a pension')],
  [['welfare recipient'], checked('You get public assistance')],
  [['alcoholic', 'drug addict'], checked('You need help with an addiction')],
  [['rural'], checked('You live in the country')],
  [['low income', 'moderate income'], checked('Your income is low enough for the program')],
];
const BY_NAME = new Map(GROUPS.flatMap(([names, make]) => names.map((name) => [name, make] as const)));

const CITIZENS: ReadonlySet<string> = new Set([
  'u.s. citizen',
  'et59040',
  'resident/citizen of a u.s. territory',
  'et59050',
]);

/** Returns whether the beneficiary list names people, and not just as the general public. */
export function namesPeople(types: readonly string[]): boolean {
  return types.map(plain).some((type) => type === 'individual/family' || BY_NAME.has(type));
}

/**
 * Returns the condition in the beneficiary list: being in one of its groups. Undefined if the list covers everyone.
 * `isInsured` means that the text treats disability as an event, so it becomes a question here too.
 */
export function beneficiaryRule(types: readonly string[], source: string, isInsured: boolean): Rule | undefined {
  const names = types.map((type) => ({ type, name: plain(type) }));
  if (names.some(({ name }) => GENERAL.has(name) || CITIZENS.has(name))) return undefined;
  return oneOf(
    names.flatMap(({ type, name }) => {
      const make = BY_NAME.get(name);
      const asked = isInsured && make === hasDisability ? insuredDisability : make;
      return asked?.({ source, quote: type }) ?? [];
    }),
  );
}
