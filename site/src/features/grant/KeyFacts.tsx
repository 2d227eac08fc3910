import type { ReactNode } from 'react';
import type { GrantDetail, MatchedGrant } from '../../../../contract/grants.ts';
import { worthWords } from '../../../../matching/amount-words.ts';
import { longDate } from '../../lib/dates.ts';
import { deadlineWords } from '../program/deadline.ts';
import { deadlineMoment } from '../program/deadline-moment.ts';
import { AMOUNT_MISSING, FACTS, NOT_STATED, PROVIDER_MISSING } from '../program/texts.ts';
import { placesOf } from '../program/words.ts';
import { SOURCE_OTHER, SOURCE_WORDS } from './texts.ts';

/** What a program is, at a glance. `detail` brings the deadline's time zone, whose place is kept until it is there. */
export function KeyFacts({ grant, detail }: { grant: MatchedGrant; detail: GrantDetail | undefined }) {
  return (
    <dl className="key-facts">
      <Fact name={FACTS.provider} value={grant.provider ?? PROVIDER_MISSING} />
      <Fact name={FACTS.worth} value={worthWords(grant.match)} />
      {(grant.amount || !worthWords(grant.match)) && (
        <Fact name={FACTS.amount} value={grant.amount ?? AMOUNT_MISSING} />
      )}
      <Deadline grant={grant} detail={detail} />
      <Fact name={FACTS.interestRate} value={grant.interestRate} />
      <Fact name={FACTS.repaymentTerms} value={grant.repaymentTerms} />
      <Fact name={FACTS.assistanceType} value={grant.assistanceType} />
      <Fact name={FACTS.places} value={placesOf(grant) || null} />
      <Fact name={FACTS.source} value={SOURCE_WORDS[grant.sourceType] ?? SOURCE_OTHER} />
      <Fact name={FACTS.checked} value={grant.checkedAt === null ? NOT_STATED : longDate(grant.checkedAt)} />
    </dl>
  );
}

function Fact({ name, value, children }: { name: string; value: string | null; children?: ReactNode }) {
  if (value === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
      {children}
    </div>
  );
}

/** The deadline as its source words it, what it means today, and the moment on both clocks. */
function Deadline({ grant, detail }: { grant: MatchedGrant; detail: GrantDetail | undefined }) {
  const { text, note, look } = deadlineWords(grant);
  const lines = detail ? deadlineMoment(detail) : [];
  const isAwaited = !detail && grant.deadlineKind === 'fixed' && grant.deadlineAt !== null;
  return (
    <Fact name={FACTS.deadline} value={text}>
      {note && <dd className={`deadline-note deadline-${look}`}>{note}</dd>}
      {lines.map((line) => (
        <dd key={line} className="key-facts-note">
          {line}
        </dd>
      ))}
      {isAwaited && <dd className="key-facts-note key-facts-awaited" aria-hidden="true" />}
    </Fact>
  );
}
