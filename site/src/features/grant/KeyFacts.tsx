import type { MatchedGrant } from '../../../../contract/grants.ts';
import { AMOUNT_MISSING, FACTS, PROVIDER_MISSING } from './texts.ts';
import { deadlineOf, placesOf } from './words.ts';

export function KeyFacts({ grant }: { grant: MatchedGrant }) {
  const facts: [string, string | null][] = [
    [FACTS.provider, grant.provider ?? PROVIDER_MISSING],
    [FACTS.amount, grant.amount ?? AMOUNT_MISSING],
    [FACTS.deadline, deadlineOf(grant)],
    [FACTS.interestRate, grant.interestRate],
    [FACTS.repaymentTerms, grant.repaymentTerms],
    [FACTS.assistanceType, grant.assistanceType],
    [FACTS.places, placesOf(grant) || null],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-5 border-y border-line py-6 sm:grid-cols-2">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="min-w-0">
              <dt className="text-small text-ink-soft">{name}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
