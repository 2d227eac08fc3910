import type { Profile } from '../../../../contract/profile/profile.ts';
import type { Reason } from '../../../../contract/programs/grants.ts';
import { countedPeople } from './texts.ts';

const FOR_PEOPLE = /\bfor (?:(one) person|(\d+) people)\b/;

interface Props {
  reasons: readonly Reason[];
  profile: Profile | undefined;
}

/**
 * Explains why a limit applies to a number of people other than the household size: programs count people by their own
 * rules, so two programs in a list may differ.
 */
export function CountedPeople({ reasons, profile }: Props) {
  const size = profile?.householdSize ?? null;
  const [, one, several] = reasons.map(({ text }) => FOR_PEOPLE.exec(text)).find((found) => found !== null) ?? [];
  const counted = one ? 1 : Number(several);
  if (size === null || Number.isNaN(counted) || counted === size) return null;
  return <p className="text-small text-ink-soft">{countedPeople(counted, size)}</p>;
}
