import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { AgentSection } from '../../ai/agent/AgentSection.tsx';
import { DraftsSection } from '../../applications/drafts/DraftsSection.tsx';

/** Shows what paying members can do with a program besides its analysis: ask questions and draft texts. */
export function PaidParts({ grant, user }: { grant: GrantDetail; user: User }) {
  return (
    <div className="stack">
      <AgentSection grant={grant} user={user} />
      <DraftsSection grant={grant} />
    </div>
  );
}
