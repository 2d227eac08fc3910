import type { PlacedHelper } from '../../../../contract/profile/help-of-place.ts';
import { longDate } from '../../lib/dates.ts';
import { ENGLISH_ONLY } from '../../locale/english/english-only.ts';
import { HELP_PATH } from './route.ts';
import {
  alsoNationalLine,
  asOf,
  CHOOSE_STATE,
  callNumber,
  FIND,
  findNear,
  INTERVIEW,
  nationalLine,
  SAY,
  WEBSITE,
} from './texts.ts';

interface Props {
  helpers: readonly PlacedHelper[];
  /** The program they help with. */
  program?: Program;
  /** The member's ZIP code, if known, to find the offices near them. */
  zipCode?: string | null;
}

interface Program {
  id: string;
  name: string;
}

/** Free helpers for a program, each with what they do, how to reach them and what to say. */
export function HelperList({ helpers, program, zipCode = null }: Props) {
  return (
    <ul className="helpers">
      {helpers.map((helper) => (
        <li key={helper.id}>
          <h3>{helper.name}</h3>
          <p>{helper.does}</p>
          <Ways helper={helper} zipCode={zipCode} />
          <Saying helper={helper} {...(program ? { program } : {})} />
          <p className="helper-source">{asOf(longDate(helper.source.date))}</p>
        </li>
      ))}
    </ul>
  );
}

/** What to say, if there's a number to call or an office to find. */
export function Saying({ helper, program }: { helper: PlacedHelper; program?: Program }) {
  return (
    isReachable(helper) && (
      <p className="helper-say">
        <b>{SAY}</b> <q>{sayingOf(helper, program)}</q>
      </p>
    )
  );
}

function sayingOf({ say, inGeneralFor, interviewsFor }: PlacedHelper, program: Program | undefined): string {
  if (program === undefined || inGeneralFor?.includes(program.id)) return say.general;
  // A function, because `replace` would treat "$" in a name as a replacement pattern.
  const saying = say.program.replace('{program}', () => program.name);
  return interviewsFor?.includes(program.id) ? `${saying} ${INTERVIEW}` : saying;
}

/** Returns the number to call: the state office's if there is one, otherwise the national one. */
export function numberOf({ office, phone }: PlacedHelper): string | null {
  return office?.phone ?? phone;
}

/** There's a number to call, or an office to find. */
export const isReachable = (helper: PlacedHelper) => numberOf(helper) !== null || helper.nearby !== undefined;

export function Ways({ helper, zipCode = null }: { helper: PlacedHelper; zipCode?: string | null }) {
  const { office, phone, page, nearby } = helper;
  const shown = numberOf(helper);
  const site = office ? office.page : page;
  const near = nearby?.withZipCode && zipCode ? nearby.withZipCode.replace('{zip}', zipCode) : nearby?.page;
  return (
    <>
      {office && (
        <p className="helper-office" lang={ENGLISH_ONLY}>
          {office.name}
        </p>
      )}
      <p className="helper-ways">
        {shown !== null && (
          <a className="button button-quiet" href={telephone(shown)}>
            {office && office.phone === null ? nationalLine(shown) : callNumber(shown)}
          </a>
        )}
        {near !== undefined && (
          <a className="button button-quiet" href={near} data-near={nearby?.withZipCode}>
            {nearby?.withZipCode && zipCode ? findNear(zipCode) : FIND}
          </a>
        )}
        {office?.phone && phone !== null && phone !== office.phone && (
          <a href={telephone(phone)}>{alsoNationalLine(phone)}</a>
        )}
        {site !== null && (office || near === undefined) && site !== near && <a href={site}>{WEBSITE}</a>}
        {!office && shown === null && site === null && near === undefined && <a href={HELP_PATH}>{CHOOSE_STATE}</a>}
      </p>
    </>
  );
}

function telephone(number: string): string {
  return number.length === 3 ? `tel:${number}` : `tel:+1${number.replaceAll('-', '')}`;
}
