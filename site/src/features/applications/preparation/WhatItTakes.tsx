import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { applyLineOf } from '../../../../../matching/program/how-to-apply.ts';
import { TextLines } from '../../program/TextLines.tsx';
import { DOCUMENTS, HOW_TO_APPLY, NO_DOCUMENTS, NO_STEPS, USUAL_PAPERS } from '../../program/texts.ts';
import { WithPhones } from '../../program/WithPhones.tsx';

/** Documents and steps as plain text, until the checklist loads. */
export function WhatItTakes({ grant }: { grant: GrantDetail }) {
  const { documents, howToApply } = grant;
  const steps = howToApply.filter((text) => applyLineOf(text) === 'step');
  const notes = howToApply.filter((text) => applyLineOf(text) === 'note');
  return (
    <>
      <section className="stack [--gap:0.75rem]" aria-labelledby="documents">
        <h2 id="documents">{DOCUMENTS}</h2>
        {documents.length > 0 ? (
          <ul className="checklist">
            {documents.map((document) => (
              <li key={document} className="checklist-line">
                <WithPhones text={document} />
              </li>
            ))}
          </ul>
        ) : (
          <NoDocuments grant={grant} />
        )}
      </section>
      <section className="stack [--gap:0.75rem]" aria-labelledby="how-to-apply">
        <h2 id="how-to-apply">{HOW_TO_APPLY}</h2>
        {steps.length > 0 && (
          <ol className="checklist">
            {steps.map((step) => (
              <li key={step} className="checklist-line">
                <WithPhones text={step} />
              </li>
            ))}
          </ol>
        )}
        {notes.map((note) => (
          <p key={note}>
            <WithPhones text={note} />
          </p>
        ))}
        {steps.length + notes.length === 0 && <p>{NO_STEPS}</p>}
      </section>
    </>
  );
}

/** Shows what the source says in its own words, or what this kind of program usually asks for. */
export function NoDocuments({ grant: { requirements, usualPapers } }: { grant: GrantDetail }) {
  if (requirements) return <TextLines text={requirements} />;
  if (usualPapers.length === 0) return <p>{NO_DOCUMENTS}</p>;
  return (
    <>
      <p>{USUAL_PAPERS}</p>
      <ul className="plain-list">
        {usualPapers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </>
  );
}
