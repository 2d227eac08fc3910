import type { GrantDetail } from '../../../../contract/grants.ts';
import type { User } from '../../../../contract/user.ts';
import { AgentSection } from '../agent/AgentSection.tsx';
import { DraftsSection } from '../drafts/DraftsSection.tsx';

/** What paying members can do with a program beyond its analysis: ask questions and draft texts. */
export function PaidParts({ grant, user }: { grant: GrantDetail; user: User }) {
  return (
    <div className="stack">
      <AgentSection grant={grant} user={user} />
      <DraftsSection grant={grant} />
    </div>
  );
}
