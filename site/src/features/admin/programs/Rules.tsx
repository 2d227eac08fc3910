import { useId } from 'react';
import { RULES } from './texts.ts';

/** The matching rules, so admins can see how a text correction affects them. */
export function Rules({ rules }: { rules: readonly string[] | null }) {
  const id = useId();
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby={id}>
      <h3 id={id}>{RULES.title}</h3>
      <p className="max-w-[62ch] text-ink-soft">{RULES.lead}</p>
      {rules === null ? (
        <p>{RULES.none}</p>
      ) : (
        <ul className="admin-list">
          {[...new Set(rules)].map((rule) => (
            <li key={rule} className="wrap-anywhere">
              {rule}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
