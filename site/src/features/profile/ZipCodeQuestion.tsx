import { stateElsewhere } from '../../../../matching/person/state-elsewhere.ts';
import type { Form } from './form/form.ts';
import { zipCodeElsewhere } from './texts.ts';

/** Asks about a ZIP code that isn't in the location's state. It isn't an error: the location decides. */
export function ZipCodeQuestion({ form }: { form: Form }) {
  const [location, zipCode] = form.watch(['location', 'zipCode']);
  const code = zipCode?.trim() ?? '';
  const state = stateElsewhere(location ?? '', code);
  return (
    <p role="status" className="mt-1.5 text-small font-semibold empty:mt-0">
      {state && zipCodeElsewhere(code.slice(0, 5), state)}
    </p>
  );
}
