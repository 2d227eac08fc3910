import type { GrantDetail } from '../../../../contract/grants.ts';
import { TextLines } from '../program/TextLines.tsx';
import { DOCUMENTS, HOW_TO_APPLY, NO_DOCUMENTS, NO_STEPS } from '../program/texts.ts';

/** Documents and steps to be read, until there is what ticks them. */
export function WhatItTakes({ grant: { documents, howToApply, requirements } }: { grant: GrantDetail }) {
  return (
    <>
      <section className="stack [--gap:0.75rem]" aria-labelledby="documents">
        <h2 id="documents">{DOCUMENTS}</h2>
        {documents.length > 0 ? (
          <ul className="checklist">
            {documents.map((document) => (
              <li key={document} className="checklist-line">
                {document}
              </li>
            ))}
          </ul>
        ) : (
          <NoDocuments requirements={requirements} />
        )}
      </section>
      <section className="stack [--gap:0.75rem]" aria-labelledby="how-to-apply">
        <h2 id="how-to-apply">{HOW_TO_APPLY}</h2>
        {howToApply.length > 0 ? (
          <ol className="checklist">
            {howToApply.map((step) => (
              <li key={step} className="checklist-line">
                {step}
              </li>
            ))}
          </ol>
        ) : (
          <p>{NO_STEPS}</p>
        )}
      </section>
    </>
  );
}

/** What the source says in its own words, or that it says nothing. */
export function NoDocuments({ requirements }: Pick<GrantDetail, 'requirements'>) {
  return requirements ? <TextLines text={requirements} /> : <p>{NO_DOCUMENTS}</p>;
}
