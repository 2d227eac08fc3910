import type { ReactNode } from 'react';
import type { OwnTopic } from '../../../../../contract/ai/agent.ts';
import type { GrantDetail, Reason } from '../../../../../contract/programs/grants.ts';
import { worthWords } from '../../../../../matching/amounts/amount-words.ts';
import { valueWords } from '../../../../../matching/amounts/value-words.ts';
import { likelihoodSentence } from '../../../../../matching/rules/likelihood-words.ts';
import { withoutAssumed } from '../../program/conditions/assumed.ts';
import { ReasonList } from '../../program/conditions/ReasonList.tsx';
import { VerdictBadge } from '../../program/conditions/VerdictBadge.tsx';
import { deadlineWords } from '../../program/deadline.ts';
import { grantPath } from '../../program/route.ts';
import { REASON_GROUPS } from '../../program/texts.ts';
import { WithPhones } from '../../program/WithPhones.tsx';
import { websiteOf, websiteWords } from '../../program/website/website.ts';
import { firstConditions } from './first-conditions.ts';
import { OWN } from './texts.ts';

interface Props {
  grant: GrantDetail;
  topics: readonly OwnTopic[];
}

/** Returns whether an answer depends on the member's answers. The others are the same for everyone. */
function isFromAnswers(topic: OwnTopic, { match }: GrantDetail): boolean {
  if (topic === 'worth') return worthWords(match) !== null;
  return topic === 'verdict' || topic === 'papers';
}

/** What we answer ourselves, from the member's result and the program's record, as on the program's page. */
export function OwnAnswer({ grant, topics }: Props) {
  const isPersonal = topics.some((topic) => isFromAnswers(topic, grant));
  return (
    <section className="own-answer" aria-label={isPersonal ? OWN.title : OWN.record}>
      <p className="own-answer-title">{isPersonal ? OWN.title : OWN.record}</p>
      {topics.map((topic) => (
        <Topic key={topic} name={topics.length > 1 ? OWN[topic] : null}>
          {contentOf(topic, grant)}
        </Topic>
      ))}
    </section>
  );
}

function Topic({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <div className="stack [--gap:0.5rem]">
      {name && <p className="font-semibold">{name}</p>}
      {children}
    </div>
  );
}

function contentOf(topic: OwnTopic, grant: GrantDetail): ReactNode {
  switch (topic) {
    case 'verdict':
      return <Verdict grant={grant} />;
    case 'worth':
      return (
        <>
          <p className="own-answer-value">{valueWords(grant)}</p>
          {isFromAnswers(topic, grant) && <p className="text-small text-ink-soft">{OWN.decides}</p>}
        </>
      );
    case 'deadline': {
      const { text, note, look } = deadlineWords(grant);
      return (
        <>
          <p className="own-answer-value">{text}</p>
          {note && <p className={`deadline-note deadline-${look}`}>{note}</p>}
        </>
      );
    }
    case 'papers':
      return <Listed lines={grant.documents} />;
    case 'apply':
      return <Steps grant={grant} />;
    case 'contact':
      return (
        <p>
          <WithPhones text={grant.contact ?? ''} isCallable />
        </p>
      );
  }
}

const GROUPS = ['unmet', 'met', 'unknown'] as const;

function Verdict({ grant }: { grant: GrantDetail }) {
  const match = withoutAssumed(grant.match);
  const worth = match.likelihood === 'no' ? null : valueWords(grant);
  return (
    <>
      <p>
        <VerdictBadge match={match} />
      </p>
      <p>{likelihoodSentence(match)}</p>
      {worth && <p className="own-answer-value">{worth}</p>}
      {GROUPS.map((group) => (
        <Conditions key={group} name={REASON_GROUPS[group]} reasons={reasonsOf(match.reasons, group)} />
      ))}
      <p className="text-small text-ink-soft">
        {OWN.decides} <a href={`${grantPath(grant.id)}#may-i`}>{OWN.conditions}</a>
      </p>
    </>
  );
}

function reasonsOf(reasons: readonly Reason[], group: Reason['verdict']): Reason[] {
  return reasons.filter(({ verdict, usual }) => verdict === group && !usual);
}

function Conditions({ name, reasons }: { name: string; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  const { shown, more } = firstConditions(reasons);
  return (
    <div>
      <p className="text-small font-semibold">{name}</p>
      <ReasonList reasons={shown} className="stack [--gap:0.25rem]" />
      {more > 0 && <p className="text-small text-ink-soft">{OWN.more(more)}</p>}
    </div>
  );
}

function Listed({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="own-answer-list">
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

function Steps({ grant }: { grant: GrantDetail }) {
  const url = websiteOf(grant);
  return (
    <>
      <ol className="own-answer-list">
        {grant.howToApply.map((step) => (
          <li key={step} dir="auto">
            <WithPhones text={step} isCallable />
          </li>
        ))}
      </ol>
      {url && (
        <p>
          <a className="thing-link" href={url} rel="noreferrer">
            {websiteWords(grant, url)}
          </a>
        </p>
      )}
    </>
  );
}
