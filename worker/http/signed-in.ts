import type { User } from '../../contract/account/user.ts';
import type { Subscription } from '../../contract/billing.ts';

/** The member who sent a request. */
export interface SignedIn {
  tokenHash: string;
  account: Omit<User, 'navigation'>;
  plan: Subscription;
  /** IDs of the programs that the member dismissed. */
  dismissed: readonly string[];
  /** Whether the last-used time should be updated. */
  isStale: boolean;
}

/** An admin, as shown in the audit log and the list of runs. */
export interface Admin {
  id: number;
  email: string;
}
