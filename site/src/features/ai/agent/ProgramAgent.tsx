import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { stateForHelp, stateOfMember } from '../../help/route.ts';
import { Agent } from './Agent.tsx';
import { ABOUT_PROGRAM } from './texts.ts';

/** Questions about the program on this page. */
export function ProgramAgent({ grant, user }: { grant: GrantDetail; user: User }) {
  return <Agent grantId={grant.id} state={stateForHelp(grant, stateOfMember(user))} texts={ABOUT_PROGRAM} />;
}
