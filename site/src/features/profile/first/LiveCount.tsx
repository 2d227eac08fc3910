import type { Fitting } from '../../../../../contract/fitting.ts';
import type { Form } from '../form.ts';
import { useFitting } from './count.ts';
import { COUNT } from './texts.ts';

/** How many programs match the answers so far. Its space is reserved, so nothing moves. */
export function LiveCount({ form }: { form: Form }) {
  const count = useFitting(form.watch());
  return (
    <div className="live-count" role="status">
      {count.status === 'counted' ? (
        <>
          <p className="font-semibold">{headOf(count)}</p>
          <p className="text-small text-ink-soft">{restOf(count)}</p>
        </>
      ) : (
        <p className="text-small text-ink-soft">{count.status === 'counting' ? COUNT.counting : COUNT.before}</p>
      )}
    </div>
  );
}

function headOf({ fit, possible }: Fitting): string {
  if (fit > 0) return COUNT.fit(fit);
  return possible > 0 ? COUNT.possible(possible) : COUNT.none;
}

function restOf({ fit, possible }: Fitting): string {
  if (fit > 0) return COUNT.more(possible - fit);
  return possible > 0 ? COUNT.clearer : COUNT.change;
}
