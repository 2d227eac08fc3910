import type { PlacedHelper } from '../../../../contract/profile/help-of-place.ts';
import { longDate, shortDate } from '../../lib/dates.ts';
import { ENGLISH_ONLY } from '../../locale/english/english-only.ts';
import { SourceLine } from '../program/conditions/SourceLine.tsx';
import { HELP_PATH } from './route.ts';
import {
  alsoNationalLine,
  asOf,
  CHOOSE_STATE,
  callNumber,
  FIND,
  INTERVIEW,
  nationalLine,
  SAY,
  WEBSITE,
} from './texts.ts';

interface Props {
  helpers: readonly PlacedHelper[];
  /** The program they help with. */
  program?: { id: string; name: string };
  /** Shows the sources, on the page that lists all helpers. */
  isWithSources?: boolean;
  /** The data that the same page's script sorts helpers by, keyed by ID. */
  listed?: ReadonlyMap<string, Listed>;
}

export interface Listed {
  needs: readonly string[];
  audiences: readonly string[];
  situation?: string | undefined;
  /** True if the helper goes over the form with people. */
  withForm: boolean;
  /** True if the helper is already shown above the list. */
  isPicked: boolean;
}

/** Free helpers, each with what they do, how to reach them and what to say. */
export function HelperList({ helpers, program, isWithSources = false, listed }: Props) {
  return (
    <ul className="helpers">
      {helpers.map((helper) => (
        <li key={helper.id} {...markOf(helper.id, listed?.get(helper.id))}>
          <h3>{helper.name}</h3>
          <p>{helper.does}</p>
          <Ways helper={helper} />
          {numberOf(helper) !== null && (
            <p className="helper-say">
              <b>{SAY}</b> <q>{sayingOf(helper, program)}</q>
            </p>
          )}
          <p className="helper-source">
            {isWithSources ? (
              <SourceLine source={helper.source} dateWords={shortDate} />
            ) : (
              asOf(longDate(helper.source.date))
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function markOf(id: string, listed: Listed | undefined) {
  if (!listed) return {};
  return {
    id,
    hidden: listed.isPicked,
    'data-needs': listed.needs.join(' '),
    'data-audiences': listed.audiences.join(' '),
    'data-situation': listed.situation,
    'data-with-form': listed.withForm ? '' : undefined,
  };
}

function sayingOf({ say, inGeneralFor, interviewsFor }: PlacedHelper, program: Props['program']): string {
  if (program === undefined || inGeneralFor?.includes(program.id)) return say.general;
  // A function, because `replace` would treat "$" in a name as a replacement pattern.
  const saying = say.program.replace('{program}', () => program.name);
  return interviewsFor?.includes(program.id) ? `${saying} ${INTERVIEW}` : saying;
}

/** Returns the number to call: the state office's if there is one, otherwise the national one. */
export function numberOf({ office, phone }: PlacedHelper): string | null {
  return office?.phone ?? phone;
}

function Ways({ helper }: { helper: PlacedHelper }) {
  const { office, phone, page } = helper;
  const shown = numberOf(helper);
  const site = office ? office.page : page;
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
        {office?.phone && phone !== null && phone !== office.phone && (
          <a href={telephone(phone)}>{alsoNationalLine(phone)}</a>
        )}
        {site !== null && <a href={site}>{office || shown !== null ? WEBSITE : FIND}</a>}
        {office && site === null && page !== null && <a href={page}>{FIND}</a>}
        {!office && shown === null && site === null && <a href={HELP_PATH}>{CHOOSE_STATE}</a>}
      </p>
    </>
  );
}

function telephone(number: string): string {
  return number.length === 3 ? `tel:${number}` : `tel:+1${number.replaceAll('-', '')}`;
}
