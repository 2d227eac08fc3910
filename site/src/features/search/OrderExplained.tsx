import { ORDER } from './list-texts.ts';

/** Why the list of a profile is in the order that it is in. */
export function OrderExplained() {
  return (
    <details className="order-explained">
      <summary>{ORDER.title}</summary>
      <ol className="stack [--gap:0.375rem]">
        {ORDER.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
