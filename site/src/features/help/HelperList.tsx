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
  findNear,
  INTERVIEW,
  nationalLine,
  SAY,
  SAY_AND_SOURCE,
  SOURCE,
  WEBSITE,
} from './texts.ts';

interface Props {
  helpers: readonly PlacedHelper[];
  /** The program they help with. */
  program?: { id: string; name: string };
  /** Their sources by ID, on the page that lists all helpers. */
  sources?: ReadonlyMap<string, readonly PlacedHelper['source'][]>;
  /** True in a long list, which folds what to say too. */
  isFolded?: boolean;
  /** The member's ZIP code, if known, to find the offices near them. */
  zipCode?: string | null;
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
export function HelperList({ helpers, program, sources, isFolded = false, zipCode = null, listed }: Props) {
  return (
    <ul className="helpers">
      {helpers.map((helper) => {
        const said = isReachable(helper) ? sayingOf(helper, program) : null;
        const shown = sources?.get(helper.id);
        const say = said !== null && (
          <p className="helper-say">
            <b>{SAY}</b> <q>{said}</q>
          </p>
        );
        return (
          <li key={helper.id} {...markOf(helper.id, listed?.get(helper.id))}>
            <h3>{helper.name}</h3>
            <p>{helper.does}</p>
            <Ways helper={helper} zipCode={zipCode} />
            {!isFolded && say}
            {shown ? (
              <details className="helper-more">
                <summary>{isFolded && say ? SAY_AND_SOURCE : SOURCE}</summary>
                {isFolded && say}
                <p className="helper-source">
                  {shown.map((source) => (
                    <span key={source.url}>
                      <SourceLine source={source} dateWords={shortDate} />
                    </span>
                  ))}
                </p>
              </details>
            ) : (
              <p className="helper-source">{asOf(longDate(helper.source.date))}</p>
            )}
          </li>
        );
      })}
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

/** There's a number to call, or an office to find. */
const isReachable = (helper: PlacedHelper) => numberOf(helper) !== null || helper.nearby !== undefined;

function Ways({ helper, zipCode }: { helper: PlacedHelper; zipCode: string | null }) {
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
          <a className="button button-quiet helper-near" href={near} data-near={nearby?.withZipCode}>
            {nearby?.withZipCode && zipCode ? findNear(zipCode) : FIND}
          </a>
        )}
        {office?.phone && phone !== null && phone !== office.phone && (
          <a href={telephone(phone)}>{alsoNationalLine(phone)}</a>
        )}
        {site !== null && site !== near && <a href={site}>{WEBSITE}</a>}
        {!office && shown === null && site === null && near === undefined && <a href={HELP_PATH}>{CHOOSE_STATE}</a>}
      </p>
    </>
  );
}

function telephone(number: string): string {
  return number.length === 3 ? `tel:${number}` : `tel:+1${number.replaceAll('-', '')}`;
}
