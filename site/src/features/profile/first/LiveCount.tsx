import type { Form } from '../form.ts';
import { useFitting } from './count.ts';
import { COUNT } from './texts.ts';

/** How many programs fit the answers so far. It has its place from the start, so that nothing moves. */
export function LiveCount({ form }: { form: Form }) {
  const fitting = useFitting(form.watch());
  return (
    <div className="live-count" role="status">
      {fitting ? (
        <>
          <p className="font-semibold">{fitting.fit > 0 ? COUNT.fit(fitting.fit) : COUNT.none}</p>
          <p className="text-small text-ink-soft">{COUNT.more(fitting.possible - fitting.fit)}</p>
        </>
      ) : (
        <p className="text-small text-ink-soft">{COUNT.before}</p>
      )}
    </div>
  );
}
