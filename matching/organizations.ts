import type { ApplicantKind, WorkField } from '../contract/rules.ts';

/** Who may apply for an organization, by the words of an occupation. */
const OFFICE =
  '(administrator|chair(man|woman|person)?|chief|clerk|commissioner|council ?(wo)?m[ae]n|council member|dean|director|engineer|grants?|manager|planner|president|principal|provost|superintendent|supervisor|treasurer|trustee)';

const officeOf = (place: string): RegExp =>
  new RegExp(String.raw`\b${place}\b.*\b${OFFICE}\b|\b${OFFICE}\b.*\b(of|at|for) ((?!in\b)\w+ ){0,3}${place}\b`, 'i');

const OFFICES: readonly (readonly [ApplicantKind, RegExp])[] = [
  ['local-government', /\bmayor\b/i],
  [
    'local-government',
    officeOf(
      '(town|city|county|village|township|borough|municipal(ity)?|(water|sewer|sanitation|sanitary|irrigation|fire|park|conservation|library) district)',
    ),
  ],
  ['state-government', officeOf('(state (agency|department|office|government)|department of the state)')],
  [
    'tribal-government',
    officeOf("(tribal (council|government|office|nation|housing|department|programs?)|tribe|tribe's|nation's)"),
  ],
  [
    'tribal-government',
    /\b(tribal|tribe's|nation's)\b.*\b(planner|administrator|director|manager|chair(man|woman)?|council|grants?|program)\b|\bdirector\b.*\b(tribe|tribal|nation)\b/i,
  ],
  ['college', officeOf('(college|university)')],
  ['school', officeOf('(school district|school board|public schools?|(elementary|middle|high|charter) school)')],
  ['school', /\bschool (superintendent|principal|board)\b/i],
  ['hospital', officeOf('(hospital|medical center)')],
  ['housing-authority', officeOf('housing authority')],
  [
    'utility',
    officeOf('((water|electric|power|utility|telephone|gas) (cooperative|co-op|company|utility|association))'),
  ],
];

/** Who learns or teaches there does not apply for the place. */
const NOT_ITS_OFFICE = /\b(students?|teachers?|professors?|former|retired)\b/i;

/** The kinds of organization that an occupation says somebody works for in an office that may apply for it. */
export function organizationsOf(occupation: string): ApplicantKind[] {
  if (NOT_ITS_OFFICE.test(occupation)) return [];
  return [...new Set(OFFICES.filter(([, office]) => office.test(occupation)).map(([kind]) => kind))];
}

const MISSION_WORDS: readonly (readonly [WorkField, RegExp])[] = [
  ['food', /\b(food|pantr(y|ies)|meals?|hunger|soup kitchens?|nutrition|gleaning)\b/i],
  ['homelessness', /\b(homeless\w*|(?<!(animal|pet|dog|cat) )shelters?|street outreach|unhoused)\b/i],
  ['housing', /\b(housing|habitat for humanity|home ?builders?)\b/i],
  [
    'arts',
    /\b(arts?|artists?|music\w*|theat(er|re)s?|dance|film|orchestra|choir|ballet|galler(y|ies)|symphony|opera|cultural)\b/i,
  ],
  ['museums', /\b(museums?|zoos?|aquariums?|botanical gardens?)\b/i],
  ['libraries', /\blibrar(y|ies|ian|ians)\b/i],
  ['humanities', /\b(histor\w+|heritage|preservation|archives?|archivist|humanities|genealog\w+)\b/i],
  [
    'fire-and-rescue',
    /\b(fire ?(department|company|chief|fighters?|district|m[ae]n)|volunteer fire|ambulance|ems|rescue squad)\b/i,
  ],
  ['police', /\b(police|sheriff\w*|law enforcement)\b/i],
  ['victims', /\b(domestic violence|sexual (assault|abuse)|abuse|abused|battered|victims?|rape crisis|trafficking)\b/i],
  ['mental-health', /\b(mental health|behavioral health|addiction|recovery|substance|suicide)\b/i],
  ['health', /\b(clinics?|health|hospitals?|hospice|medical)\b/i],
  [
    'youth',
    /\b(youth|children\w*|kids|after[- ]school|boys|girls|mentoring|child ?care|day ?care|preschool|head start|tutoring)\b/i,
  ],
  ['education', /\b(schools?|education|literacy|tutoring|college|university|students?|learning)\b/i],
  [
    'environment',
    /\b(environment\w*|conservation|conservancy|watersheds?|rivers?|wildlife|land trust|trees?|climate|parks?|trails?|nature|recycling)\b/i,
  ],
  ['reentry', /\b(re-?entry|prison\w*|jail|incarcerat\w+|returning citizens|justice[- ]involved)\b/i],
  ['farm-support', /\b(farm\w*|ranch\w*|agricultur\w+|growers|garden(s|ing|ers)?|food hub)\b/i],
  [
    'business-support',
    /\b(business(es)?|entrepreneur\w*|microloans?|chamber of commerce|economic development|main street|incubator)\b/i,
  ],
  ['volunteers', /\bvolunteers?\b/i],
  ['transport', /\b(transit|transportation|roads?|highways?|streets?|public works)\b/i],
  ['utilities', /\b(water|sewer|wastewater|sanitation|electric|broadband|internet)\b/i],
];

/** What an organization is there for, by its name and its member's occupation. None where neither tells. */
export function missionsOf(words: string): WorkField[] {
  return MISSION_WORDS.filter(([, named]) => named.test(words)).map(([mission]) => mission);
}
