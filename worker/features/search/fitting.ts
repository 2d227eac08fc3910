import type { Fitting } from '../../../contract/profile/fitting.ts';
import type { Profile } from '../../../contract/profile/profile.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimates/estimated-facts.ts';
import { interestsOf } from '../../../matching/person/interests.ts';
import { looksRight } from '../../../matching/rules/looks-right.ts';
import type { Database } from '../../db/client.ts';
import type { Reference } from '../../http/context.ts';
import { ownList } from './own-list.ts';
import { withCriteria } from './search.ts';

/** Counts the programs in a person's own list, with these answers in place of the stored ones. */
export async function fittingFor(
  db: Database,
  member: Profile,
  answers: object,
  reference: Pick<Reference, 'figures'>,
): Promise<Fitting> {
  const person = withCriteria(member, answers);
  const facts = estimatedFactsOf(person, reference.figures);
  const { listed: all } = await ownList(db, {
    facts,
    interests: interestsOf(facts, person.occupation),
    ...{ programType: null, category: null, excludeIds: [], arrived: null, includeIneligible: false },
    state: facts.state ?? null,
    applicantKinds: facts.applicantKind ?? null,
  });
  // As in the list itself: for an organization, only its own programs count.
  const listed = all.filter(({ asPerson }) => !asPerson);
  return { fit: listed.filter(({ likelihood }) => looksRight(likelihood)).length, possible: listed.length };
}
