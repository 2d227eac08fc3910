import { ORDER, PLAN } from '../parts/list-texts.ts';

/** Explains the order of a member's own list. */
export function OrderExplained({ forOrganization }: { forOrganization: boolean | undefined }) {
  const steps = [forOrganization ? PLAN.startsWhyForOrganization : ORDER.starts, ...ORDER.steps];
  return (
    <details className="order-explained">
      <summary>{ORDER.title}</summary>
      <ol className="stack [--gap:0.375rem]">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
