import type { Need } from '../../contract/profile/profile.ts';
import type { ApplicantKind, WorkField } from '../../contract/programs/rules.ts';

/** Job titles of people who may apply on an organization's behalf. */
const OFFICE =
  '(administrator|chair(man|woman|person)?|chief|clerk|commissioner|council ?(wo)?m[ae]n|council member|dean|director|engineer|governor|grants?|manager|planner|president|principal|provost|superintendent|supervisor|treasurer|trustee|(administrative|compliance|executive|finance|grants?|preservation|program) officer)';
const IN_OFFICE = new RegExp(String.raw`\b${OFFICE}\b`, 'i');

/** Words between the title and the organization: "director of the new county library". */
const BETWEEN = String.raw`((?!in\b)[\w'’-]+ ){0,3}`;

const officeOf = (place: string): RegExp =>
  new RegExp(String.raw`\b${place}\b.*\b${OFFICE}\b|\b${OFFICE}\b.*\b(of|at|for) ${BETWEEN}${place}\b`, 'i');

/** Like `officeOf`, for names with only one meaning: "director, Pueblo of Laguna" matches too. */
const officeOfPlain = (place: string): RegExp =>
  new RegExp(String.raw`${officeOf(place).source}|\b${OFFICE}\b.*, ${BETWEEN}${place}\b`, 'i');

const TRIBAL = String.raw`(tribal (council|government|office|nation|housing|department|programs?)|tribe|tribe['’]s|(our|the) nation['’]s (council|government|housing)|rancheria|pueblo (of|government|council|tribe|housing)|our pueblo|band (council|government|of [\w ]*(indians?|choctaw|cherokee|potawatomi|chippewa|ojibwe|ottawa|odawa))|native village|indian (community|reservation))`;

const OFFICES: readonly (readonly [ApplicantKind, RegExp])[] = [
  [
    'local-government',
    /\b(mayor|select ?(board|m[ae]n|wom[ae]n)|alder(m[ae]n|wom[ae]n|person)|police jur(y|or)|judge[- ]executive)\b/i,
  ],
  [
    'local-government',
    officeOf(
      '(town|city|county|village|township|borough|municipal(ity)?|(public|county) library|(water|sewer|sanitation|sanitary|irrigation|fire|park|conservation|library) district)',
    ),
  ],
  // Parishes are Louisiana's counties, but churches have parish councils too.
  [
    'local-government',
    /^(?!.*\b(church|catholic|diocese|saint|st\.))(.*\b)?parish (president|council|government|engineer|administrator|planner|clerk)\b/i,
  ],
  ['local-government', /\b(fire (chief|captain|marshal|commissioner)|police (chief|commissioner)|chief of police)\b/i],
  ['local-government', /(?<!\bdeputy )\bsheriff\b(?!['’]| deput)/i],
  [
    'local-government',
    officeOfPlain(
      "(fire (department|company|service|district)|police department|sheriff['’]?s (office|department)|(ambulance|rescue|ems) (service|squad|district|department))",
    ),
  ],
  ['local-government', /\b(captain|lieutenant)\b.*\b(fire (department|company|district)|rescue squad)\b/i],
  ['state-government', officeOf('(state (agency|department|office|government)|department of the state)')],
  ['tribal-government', officeOfPlain(TRIBAL)],
  [
    'tribal-government',
    /\b(tribal|tribe['’]s|nation['’]s)\b.*\b(planner|administrator|director|manager|chair(man|woman)?|council|grants?|program|officer)\b|\bdirector\b.*\b(tribe|tribal)\b|\bband council\b|^principal chief\b/i,
  ],
  ['college', officeOf('(college|university)')],
  [
    'school',
    officeOfPlain('(school district|school board|public schools?|(elementary|middle|high|charter|public) school)'),
  ],
  [
    'school',
    /\bschool (superintendent|principal|board)\b|\bsuperintendent of schools\b|\b(elementary|middle|high) principal\b|\bhead of (an? |the |our )?(\w+ )?school\b/i,
  ],
  ['hospital', officeOf('((?<!(animal|pet|veterinary) )hospital|medical center)')],
  ['housing-authority', officeOf('housing authority')],
  [
    'utility',
    officeOf('((water|electric|power|utility|telephone|gas) (cooperative|co-op|company|utility|association))'),
  ],
];

/** A tribe's own name. Only the capital letter distinguishes it from the country. */
const NAMED_NATION = /\b(?!(?:The|Our|This|United|Raider|Hip)\b)[A-Z][\w'’-]+ Nation\b/;

/** Names of public bodies. People who hold office there may apply for them. */
const NAMES: readonly (readonly [ApplicantKind, RegExp])[] = [
  [
    'local-government',
    /^(the )?(city|town|village|township|borough|county) of\b|\b(county|parish|township|borough|(fire|police) department|fire district)$/i,
  ],
  ['tribal-government', /\b(pueblo|native village|band) of\b|\b(tribes?|rancheria)\b/i],
  ['tribal-government', NAMED_NATION],
  ['school', /\b(school district|public schools|unified schools?)\b/i],
];
/** Groups that support a public body without being one. */
const BESIDE = /\b(friends|foundation|association|society|pt[ao]|boosters?|church|alliance|coalition|inc)\b/i;

/** Students, players, teachers and former officials, who don't apply for the institution. */
const NOT_ITS_OFFICE =
  /\b(teachers?|professors?|former|retired)\b|\bstudents?\b(?! (services|affairs|aid|success))|\b(band|choir|orchestra|athletics?|drama|music|theat(er|re)) director\b/i;

/**
 * Returns the kinds of organization a person may apply for in an official role, by occupation and organization name.
 */
export function organizationsOf({
  occupation,
  organizationName,
}: {
  occupation: string | null;
  organizationName?: string | null;
}): ApplicantKind[] {
  const work = occupation ?? '';
  if (NOT_ITS_OFFICE.test(work)) return [];
  const offices = OFFICES.filter(([, office]) => office.test(work)).map(([kind]) => kind);
  const isInOffice = IN_OFFICE.test(work);
  const name = organizationName && isInOffice && !BESIDE.test(organizationName) ? organizationName : '';
  const named = NAMES.filter(([, known]) => known.test(name)).map(([kind]) => kind);
  const nation = isInOffice && NAMED_NATION.test(work) ? (['tribal-government'] as const) : [];
  return [...new Set([...offices, ...nation, ...named])];
}

const MISSION_WORDS: readonly (readonly [WorkField, RegExp])[] = [
  ['food', /\b(food|pantr(y|ies)|meals?|hunger|soup kitchens?|nutrition|gleaning)\b/i],
  ['homelessness', /\b(homeless\w*|(?<!\b(animal|pet|dog|cat)\b.{0,15})shelters?|street outreach|unhoused)\b/i],
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
    /\b(fire ?(department|company|chief|captain|marshal|fighters?|district|m[ae]n)|volunteer fire|ambulance|ems|rescue squad)\b/i,
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
    /\b(environment\w*|conservation|conservancy|watersheds?|rivers?|wildlife|land trust|trees?|climate|parks?(?! county)|trails?|nature|recycling)\b/i,
  ],
  ['reentry', /\b(re-?entry|prison\w*|jail|incarcerat\w+|returning citizens|justice[- ]involved)\b/i],
  ['farm-support', /\b(farm\w*|ranch\w*|agricultur\w+|growers|garden(s|ing|ers)?|food hub)\b/i],
  [
    'business-support',
    /\b(business(es)?|entrepreneur\w*|microloans?|chamber of commerce|economic development|main street|incubator)\b/i,
  ],
  [
    'worship',
    /\b(church\w*|synagogues?|temples?|mosques?|congregations?|parish(es)?|ministr(y|ies)|chapels?|diocese|faith|islamic|gurdwara|rabbi|pastor|imam|priest)\b/i,
  ],
  ['volunteers', /\bvolunteers?\b(?! fire)/i],
  ['legal-aid', /\blegal (aid|services)\b/i],
  [
    'aging',
    /\b(seniors|senior (center|citizen|meal|service)s?|elder(s|ly)|aging|older (adults|people)|meals on wheels)\b/i,
  ],
  ['disability', /\b(disab\w+|independent living|autis\w+)\b/i],
  ['veterans', /\bveterans?\b/i],
  ['animals', /\b(animals?|pets?|dogs?|cats?|humane society)\b/i],
  ['transport', /\b(transit|transportation|roads?|highways?|streets?|public works)\b/i],
  ['utilities', /\b(water|sewer|wastewater|sanitation|electric|broadband|internet)\b/i],
];

/** Returns an organization's missions, from its name and its member's occupation. Empty if neither shows any. */
export function missionsOf(words: string): WorkField[] {
  return MISSION_WORDS.filter(([, named]) => named.test(words)).map(([mission]) => mission);
}

/** The fields of work that match an organization's needs, which are those of the people it helps. */
const MISSIONS_OF_NEED: Readonly<Partial<Record<Need, readonly WorkField[]>>> = {
  food: ['food'],
  rent: ['homelessness', 'housing'],
  home: ['housing'],
  health: ['health'],
  school: ['education'],
  children: ['youth'],
  business: ['business-support'],
  land: ['farm-support'],
};

/** Returns an organization's missions, from its needs. Empty if any of them matches no field. */
export function missionsOfNeeds(needs: readonly Need[]): WorkField[] {
  const missions = needs.map((need) => MISSIONS_OF_NEED[need] ?? []);
  return missions.some((some) => some.length === 0) ? [] : [...new Set(missions.flat())];
}
