import type { ReactNode } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { Eligibility } from './Eligibility.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { ReadyToApply } from './ReadyToApply.tsx';
import { TextLines } from './TextLines.tsx';
import { ABOUT, REAL_TIME } from './texts.ts';
import { PROGRAM_TYPE_WORDS } from './words.ts';

interface Props {
  grant: MatchedGrant;
  /** What a member does with it, such as saving it. */
  actions?: ReactNode;
  /** Documents, steps and contact, or what stands for them while they load. */
  application: ReactNode;
  sources?: ReactNode;
}

export function ProgramPage({ grant, actions, application, sources }: Props) {
  return (
    <article className="stack [--gap:2.5rem]">
      <header className="stack [--gap:1rem]">
        <p className="flex flex-wrap gap-2">
          <span className="badge badge-neutral">{PROGRAM_TYPE_WORDS[grant.programType]}</span>
          {grant.sourceType === 'perplexity' && <span className="badge badge-accent">{REAL_TIME}</span>}
        </p>
        <h1 className="title wrap-anywhere">{grant.title}</h1>
        {actions}
      </header>
      <KeyFacts grant={grant} />
      <Eligibility grant={grant} />
      {grant.description && (
        <section className="stack [--gap:0.75rem]" aria-labelledby="about">
          <h2 id="about">{ABOUT}</h2>
          <TextLines text={grant.description} />
        </section>
      )}
      {application}
      <ReadyToApply grant={grant} />
      {sources}
    </article>
  );
}
