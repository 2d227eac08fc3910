import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { AiNote } from './AiNote.tsx';
import { $ai } from './ai.ts';
import { PREMIUM_ADDS, PREMIUM_ADDS_BY_AI, PREMIUM_HERE } from './texts.ts';

/** Shows what Premium does and doesn't include on this site, before asking for a card. */
export function PremiumHere() {
  const id = useId();
  const ai = useStore($ai);
  const hasAi = ai === 'model' || ai === 'demo';
  return (
    <section aria-labelledby={id} className="stack [--gap:0.5rem]">
      {hasAi ? (
        <details className="pay-folded">
          <summary>
            <h2 id={id}>{PREMIUM_HERE.title}</h2>
          </summary>
          <List items={[...PREMIUM_ADDS_BY_AI, ...PREMIUM_ADDS]} />
        </details>
      ) : (
        // Members must see what's missing here before they pay.
        <>
          <h2 id={id}>{PREMIUM_HERE.title}</h2>
          <List items={PREMIUM_ADDS} />
        </>
      )}
      {!hasAi && (
        <div className="stack mt-3 [--gap:0.25rem]">
          <h3>{ai === 'nobody' ? PREMIUM_HERE.not : PREMIUM_HERE.perhaps}</h3>
          {ai === 'nobody' && <p className="text-ink-soft">{PREMIUM_HERE.why}</p>}
          <List items={PREMIUM_ADDS_BY_AI} isMissing />
        </div>
      )}
      {ai === 'demo' && <AiNote />}
    </section>
  );
}

function List({ items, isMissing }: { items: readonly string[]; isMissing?: true }) {
  return (
    <ul className="plan-features">
      {items.map((item) => (
        <li key={item} data-missing={isMissing}>
          {item}
        </li>
      ))}
    </ul>
  );
}
