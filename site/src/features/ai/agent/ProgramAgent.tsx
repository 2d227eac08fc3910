import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { stateForHelp, stateOfMember } from '../../help/route.ts';
import { Agent } from './Agent.tsx';
import { ABOUT_PROGRAM } from './texts.ts';

/** Questions about the program on this page. */
export function ProgramAgent({ grant, user }: { grant: GrantDetail; user: User }) {
  const state = stateForHelp(grant, stateOfMember(user));
  return <Agent grantId={grant.id} grant={grant} state={state} texts={ABOUT_PROGRAM} />;
}
