import { isState, US_STATES } from '../../../../contract/profile/places.ts';
import type { Rule } from '../../../../contract/programs/rules.ts';
import { placesLine } from '../../../features/programs/disasters/places.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine } from '../../../web/plain-text.ts';
import { asks, toCheck } from '../../extract/leaves.ts';
import { dayInWords, dayOf } from '../../fields/days.ts';
import { deadlineOf } from '../../fields/deadlines.ts';
import { asSet } from '../../fields/sets.ts';
import { rowOf } from '../../program-row.ts';
import type { Disaster } from './record.ts';

const DECLARATION = 'declaration';
const SOURCE = 'fema-disasters';
const DATA = 'https://www.fema.gov/openfema-data-page/disaster-declarations-summaries-v2';
const APPLY = 'https://www.disasterassistance.gov/';
/** Dates have no time zone, so a day ends when it's over everywhere in the country. */
const TIME_ZONE = 'Pacific/Pago_Pago';
/** How many days people may apply after a declaration, if no last day is listed yet (44 CFR 206.112(a)). */
const REGISTRATION_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;
/** Words that stay lowercase in a disaster's name. */
const SMALL = /\b(And|Of|The|In|On|At)\b/g;

/** Returns a disaster's program: the help that people there can ask FEMA for. */
export function rowsOfDisaster({ areas }: Disaster, now: number): GrantRow[] {
  const [first] = areas;
  if (!first) return [];
  const states = asSet(areas.map(({ state }) => state)).filter(isState);
  const name = nameOf(first.declarationTitle);
  const places = states.map((state) => US_STATES[state]).join(' and ');
  const counties = asSet(areas.flatMap(({ designatedArea }) => placeOf(designatedArea) ?? []));
  const began = dayOf(first.incidentBeginDate);
  const when = began === null ? '' : ` that began on ${dayInWords(began)}`;
  const lastDay = asSet(areas.flatMap(({ lastIAFilingDate }) => dayOf(lastIAFilingDate) ?? [])).at(-1) ?? null;
  const where = counties.length > 0 ? counties.join(', ') : `All of ${places}`;
  const url = `https://www.fema.gov/disaster/${first.disasterNumber}`;
  return [
    rowOf(
      {
        source: SOURCE,
        sourceId: String(first.disasterNumber),
        title: `FEMA help after ${name} in ${places}`,
        description: `A declared disaster${when}. People there can ask FEMA for help with a damaged home and other losses.\nDeclared places: ${where}.`,
        programType: 'assistance',
        category: 'Community Development',
        assistanceType: 'Money and help after a disaster',
        amount: { text: null, min: null, max: null },
        deadline: deadlineOf({
          day: lastDay,
          timeZone: TIME_ZONE,
          note: lastDay === null ? 'No last day is listed yet' : null,
        }),
        eligibility: [placesLine(counties, places)],
        provider: 'Federal Emergency Management Agency',
        providerUrl: 'https://www.fema.gov/',
        url,
        applicationUrl: APPLY,
        citations: [DATA],
        keywords: ['FEMA', 'disaster', 'disaster relief', name, ...counties],
        states,
        rules: rulesOf(name, where),
        isOpen: lastDay !== null || isRecent(first.declarationDate, now),
        origin: {
          key: DECLARATION,
          title: `OpenFEMA, disaster declarations: ${name}, number ${first.disasterNumber}`,
          url,
          date: dayOf(first.declarationDate),
        },
      },
      now,
    ),
  ];
}

function rulesOf(name: string, where: string): Rule {
  const source = DECLARATION;
  const short = where.length <= 200 ? where : `${where.slice(0, where.lastIndexOf(',', 200))} and other places`;
  return {
    all: [
      asks({ fact: 'applicantKind', is: 'individual' }, 'You ask for yourself or your family', { source }),
      {
        ...toCheck(`${name} damaged your home or other things you own, in one of these places: ${short}`, { source }),
        odds: 'rarely',
        need: 'disaster',
      },
      { ...toCheck('You meet what FEMA asks for beyond this', { source }), odds: 'usually' },
    ],
  };
}

function isRecent(declared: string, now: number): boolean {
  const day = dayOf(declared);
  return day !== null && now - Date.parse(`${day}T00:00:00Z`) <= REGISTRATION_DAYS * DAY_MS;
}

/** Puts "HURRICANE HELENE" in title case. */
function nameOf(title: string): string {
  const words = plainLine(title).toLowerCase();
  const named = words.replace(
    /(^|[\s(/-])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return named.replace(SMALL, (word) => word.toLowerCase());
}

/** Reads a place such as "Clay (County)"; null if it's the whole state. */
function placeOf(written: string): string | null {
  const place = plainLine(written);
  if (!place || /^statewide$/i.test(place)) return null;
  const [, name, kind] = /^(.+?) \((.+)\)$/.exec(place) ?? [];
  return name && kind && /^(county|parish|borough|census area|municipio|municipality|island)$/i.test(kind)
    ? `${name} ${kind}`
    : place;
}
