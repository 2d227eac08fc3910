import type { Form } from '../form.ts';
import { useFitting } from './count.ts';
import { COUNT } from './texts.ts';

/** How many programs fit the answers so far. It has its place from the start, so that nothing moves. */
export function LiveCount({ form }: { form: Form }) {
  const count = useFitting(form.watch());
  return (
    <div className="live-count" role="status">
      {count.status === 'counted' ? (
        <>
          <p className="font-semibold">{count.fit > 0 ? COUNT.fit(count.fit) : COUNT.none}</p>
          <p className="text-small text-ink-soft">{COUNT.more(count.possible - count.fit)}</p>
        </>
      ) : (
        <p className="text-small text-ink-soft">{count.status === 'counting' ? COUNT.counting : COUNT.before}</p>
      )}
    </div>
  );
}
