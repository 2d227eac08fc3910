import { isState, type StateCode, US_STATES } from '../../../../contract/profile/places.ts';
import type { Rule } from '../../../../contract/programs/rules.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine } from '../../../web/plain-text.ts';
import { asks, toCheck } from '../../extract/leaves.ts';
import { webAddress } from '../../fields/addresses.ts';
import { deadlineOf } from '../../fields/deadlines.ts';
import { rowOf } from '../../program-row.ts';
import { KINDS, type Kind } from './kinds.ts';
import { idOf, type ListedProgram } from './record.ts';

const LISTED = 'listed';
const TIME_ZONE = 'Pacific/Pago_Pago';
/** Government domains. */
const OFFICIAL = /\.gov$|\.us$/i;
/** Sites that publish laws and bills. They don't prove that a program runs, and a bill may never become law. */
const OF_LAW = /leg(?:is|islature)?\.|legis|law|lis\.|capitol|cga\.|^le\.|revisor|codes?\.|rules|regs|secstate|sos\./i;
const LAW =
  /\/(?:statutes?|laws?|legal|legislation|bills?|billtext|codes?|adminrules|admincode|ccr|sos)\b|general-laws/i;
/** Federal offices describe rules that apply in all states. */
const FEDERAL = /(?:^|\.)(?:ssa|ecfr|hhs|irs|usda|cms|medicaid|doleta|dol|congress|govinfo|federalregister)\.gov$/i;
/** Documents, used only if there's no web page. */
const PAPER = /\.(?:pdf|docx?|xlsx?)\b|\/download\b/i;
const MOST_CITATIONS = 8;

/**
 * Returns a record's program. None if its kind is unknown, its place has no name, or it has no page from a state or
 * local office.
 */
export function rowsOfListed(record: ListedProgram, source: string, now: number): GrantRow[] {
  const kind = KINDS.find(({ names }) => names.includes(record.program.toLowerCase()));
  const place = placeOf(record);
  const links = record.references.flatMap(({ url }) => webAddress(url) ?? []);
  const page = pageIn(links);
  if (!kind || !place || !page) return [];
  const title = `${place.name}: ${kind.title}`;
  return [
    rowOf(
      {
        source,
        sourceId: idOf(record),
        title,
        description: `${kind.about}\nAmounts and limits change from year to year: its page has those of today.`,
        programType: 'assistance',
        category: kind.category,
        assistanceType: null,
        amount: { text: null, min: null, max: null },
        deadline: deadlineOf({ day: null, timeZone: TIME_ZONE }),
        eligibility: [`People who live in ${place.name}`, ...kind.conditions],
        provider: place.name,
        url: page,
        citations: links.slice(0, MOST_CITATIONS),
        keywords: [...kind.keywords, place.name],
        states: [place.state],
        rules: rulesOf(kind, place),
        isOpen: true,
        origin: { key: LISTED, title, url: page, date: null },
      },
      now,
    ),
  ];
}

interface Place {
  state: StateCode;
  name: string;
  isLocal: boolean;
}

/** Returns a state by its code, or a county by the name at the start of a label; null if there is neither. */
function placeOf({ place, labels }: ListedProgram): Place | null {
  const [code = '', local] = place.split('/');
  const state = code.toUpperCase();
  if (!isState(state)) return null;
  if (local === undefined) return { state, name: US_STATES[state], isLocal: false };
  const [, county] = labels.flatMap((label) => /^((?:[A-Z][a-z]+ ){1,3}County)\b/.exec(plainLine(label)) ?? []);
  return county === undefined ? null : { state, name: `${county}, ${US_STATES[state]}`, isLocal: true };
}

/** Returns a page from the office that runs the program, or else one of its documents. */
function pageIn(links: readonly string[]): string | undefined {
  const own = links.filter((link) => {
    const { hostname, pathname } = new URL(link);
    return OFFICIAL.test(hostname) && !FEDERAL.test(hostname) && !OF_LAW.test(hostname) && !LAW.test(pathname);
  });
  return own.find((link) => !PAPER.test(link)) ?? own[0];
}

function rulesOf({ conditions }: Kind, { name, isLocal }: Place): Rule {
  const source = LISTED;
  return {
    all: [
      asks({ fact: 'applicantKind', is: 'individual' }, 'You ask for yourself or your family', { source }),
      ...(isLocal ? [{ ...toCheck(`You live in ${name}`, { source }), odds: 'sometimes' as const }] : []),
      ...conditions.map((says) => ({ ...toCheck(says, { source }), odds: 'half' as const })),
    ],
  };
}
