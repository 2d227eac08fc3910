import type { PlacedHelper } from '../../../../contract/help-of-place.ts';
import { longDate } from '../../lib/dates.ts';
import { SourceLine } from '../program/SourceLine.tsx';
import { HELP_PATH } from './route.ts';
import { asOf, CHOOSE_STATE, callNumber, FIND, nationalLine, SAY, WEBSITE } from './texts.ts';

interface Props {
  helpers: readonly PlacedHelper[];
  /** The program they help with. */
  program?: { id: string; name: string };
  /** Each helper's needs by id, on the page that lists all of them with their sources. */
  needsOf?: ReadonlyMap<string, readonly string[]>;
  /** On the same page: helpers who go over the form, and the people they serve. */
  withForm?: ReadonlyMap<string, readonly string[]>;
}

/** Free helpers, each with what it does, how to reach it and what to say. */
export function HelperList({ helpers, program, needsOf, withForm }: Props) {
  return (
    <ul className="helpers">
      {helpers.map((helper) => (
        <li
          key={helper.id}
          id={needsOf && helper.id}
          data-needs={needsOf?.get(helper.id)?.join(' ')}
          data-with-form={withForm?.get(helper.id)?.join(' ')}
        >
          <h3>{helper.name}</h3>
          <p>{helper.does}</p>
          <Ways helper={helper} />
          {numberOf(helper) !== null && (
            <p className="helper-say">
              <b>{SAY}</b> <q>{sayingOf(helper, program)}</q>
            </p>
          )}
          <p className="helper-source">
            {needsOf ? <SourceLine source={helper.source} /> : asOf(longDate(helper.source.date))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function sayingOf({ say, inGeneralFor }: PlacedHelper, program: Props['program']): string {
  if (program === undefined || inGeneralFor?.includes(program.id)) return say.general;
  // A function, because a name may contain what `replace` reads as a pattern.
  return say.program.replace('{program}', () => program.name);
}

/** The number to call: the state office's if there is one, otherwise the national one. */
export function numberOf({ office, phone }: PlacedHelper): string | null {
  return office?.phone ?? phone;
}

function Ways({ helper }: { helper: PlacedHelper }) {
  const { office, page } = helper;
  const shown = numberOf(helper);
  const site = office ? office.page : page;
  return (
    <>
      {office && <p className="helper-office">{office.name}</p>}
      <p className="helper-ways">
        {shown !== null && (
          <a className="button button-quiet" href={telephone(shown)}>
            {office && office.phone === null ? nationalLine(shown) : callNumber(shown)}
          </a>
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
