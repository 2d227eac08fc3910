import { stateElsewhere } from '../../../../matching/person/state-elsewhere.ts';
import { stateOfZipCode } from '../../../../matching/person/zip-codes.ts';
import type { Form } from './form/form.ts';
import { zipCodeElsewhere, zipCodeIn } from './zip-code-texts.ts';

const WHOLE = /^\d{5}(-\d{4})?$/;

/**
 * Says which state a ZIP code is in, and asks about one that isn't in the location's state. It isn't an error: the
 * location decides.
 */
export function ZipCodeQuestion({ form }: { form: Form }) {
  const [location, zipCode] = form.watch(['location', 'zipCode']);
  const code = zipCode?.trim() ?? '';
  const elsewhere = stateElsewhere(location ?? '', code);
  const state = WHOLE.test(code) ? stateOfZipCode(code) : undefined;
  return (
    <p role="status" className={`mt-1.5 text-small empty:mt-0 ${elsewhere ? 'font-semibold' : 'text-ink-soft'}`}>
      {elsewhere ? zipCodeElsewhere(code.slice(0, 5), elsewhere) : state && zipCodeIn(code.slice(0, 5), state)}
    </p>
  );
}
