import type { GrantDetail } from '../../../../contract/grants.ts';
import { TextLines } from './TextLines.tsx';
import { CONTACT, DOCUMENTS, HOW_TO_APPLY, NO_DOCUMENTS, NO_STEPS } from './texts.ts';

/** What to have ready, the steps, and whom to ask. */
export function Application({ grant }: { grant: GrantDetail }) {
  return (
    <>
      <section className="stack [--gap:0.75rem]" aria-labelledby="documents">
        <h2 id="documents">{DOCUMENTS}</h2>
        {grant.documents.length > 0 && (
          <ul className="stack max-w-[62ch] list-disc pl-5 wrap-anywhere [--gap:0.5rem]">
            {grant.documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        )}
        {grant.documents.length === 0 &&
          (grant.requirements ? <TextLines text={grant.requirements} /> : <p>{NO_DOCUMENTS}</p>)}
      </section>
      <section className="stack [--gap:0.75rem]" aria-labelledby="how-to-apply">
        <h2 id="how-to-apply">{HOW_TO_APPLY}</h2>
        {grant.howToApply.length > 0 ? (
          <ol className="stack max-w-[62ch] list-decimal pl-6 wrap-anywhere [--gap:0.75rem]">
            {grant.howToApply.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : (
          <p>{NO_STEPS}</p>
        )}
      </section>
      {grant.contact && (
        <section className="stack [--gap:0.75rem]" aria-labelledby="contact">
          <h2 id="contact">{CONTACT}</h2>
          <TextLines text={grant.contact} />
        </section>
      )}
    </>
  );
}
