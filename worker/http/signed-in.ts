import type { User } from '../../contract/account/user.ts';
import type { Subscription } from '../../contract/billing.ts';

/** The member of a request. */
export interface SignedIn {
  tokenHash: string;
  account: Omit<User, 'navigation'>;
  plan: Subscription;
  /** Ids of the programs that the member dismissed. */
  dismissed: readonly string[];
  /** Whether the time of last use should be updated. */
  isStale: boolean;
}

/** An admin, as named in the audit and the list of runs. */
export interface Admin {
  id: number;
  email: string;
}
