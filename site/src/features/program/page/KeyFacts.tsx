import type { ReactNode } from 'react';
import type { GrantDetail, MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { splitAmount } from '../../../../../matching/amounts/amount-limit.ts';
import { worthWords } from '../../../../../matching/amounts/amount-words.ts';
import { isOfficialAddress } from '../../../../../matching/program/official-address.ts';
import { longDate } from '../../../lib/dates.ts';
import { placesOf } from '../conditions/place-words.ts';
import { deadlineWords } from '../deadline.ts';
import { deadlineMoment } from '../deadline-moment.ts';
import { AMOUNT_MISSING, FACTS, PROVIDER_MISSING } from '../texts.ts';
import { SOURCE_OTHER, SOURCE_WORDS, sourcesCounted } from './rest-texts.ts';

const CURATED = 'curated';

/** A program's facts, one line each. Unknown facts take no space, except provider and amount. */
export function KeyFacts({ grant, detail }: { grant: MatchedGrant; detail: GrantDetail | undefined }) {
  const { worth, limit } = splitAmount(grant.amount);
  const amount = worth ?? (worthWords(grant.match) === null ? AMOUNT_MISSING : null);
  return (
    <dl className="key-facts">
      <Fact name={FACTS.provider} value={grant.provider ?? PROVIDER_MISSING} />
      <Fact name={FACTS.amount} value={amount} />
      <Fact name={FACTS.limit} value={limit} />
      <Deadline grant={grant} detail={detail} />
      <Fact name={FACTS.interestRate} value={grant.interestRate} />
      <Fact name={FACTS.repaymentTerms} value={grant.repaymentTerms} />
      <Fact name={FACTS.assistanceType} value={grant.assistanceType} />
      <Fact name={FACTS.places} value={placesOf(grant) || null} />
      <Fact name={FACTS.source} value={sourceOf(grant, detail)} />
      <Fact name={FACTS.checked} value={grant.checkedAt && longDate(grant.checkedAt)} />
    </dl>
  );
}

function Fact({ name, value, children }: { name: string; value: ReactNode; children?: ReactNode }) {
  if (value === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
      {children}
    </div>
  );
}

/** Returns where the facts come from. For our own programs, how many sources are official. */
function sourceOf({ sourceType }: MatchedGrant, detail: GrantDetail | undefined): ReactNode {
  if (sourceType !== CURATED) return SOURCE_WORDS[sourceType] ?? SOURCE_OTHER;
  // Reserves space until the sources load.
  if (!detail) return '\u00a0';
  const official = detail.sources.filter(({ url }) => isOfficialAddress(url)).length;
  return <a href="#sources">{sourcesCounted(official, detail.sources.length - official)}</a>;
}

/** The deadline in the source's words, what it means today, and the exact time in both time zones. */
function Deadline({ grant, detail }: { grant: MatchedGrant; detail: GrantDetail | undefined }) {
  if (grant.deadlineKind === 'unknown' && grant.deadline === null) return null;
  const { text, note, look } = deadlineWords(grant);
  const lines = detail ? deadlineMoment(detail) : [];
  const isAwaited = !detail && grant.deadlineKind === 'fixed' && grant.deadlineAt !== null;
  return (
    <Fact name={FACTS.deadline} value={grant.roundOver ? grant.deadline : text}>
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
