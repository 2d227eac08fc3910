import { ORDER } from '../parts/list-texts.ts';

/** Explains the order of a member's own list. */
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
