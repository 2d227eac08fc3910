import type { Subscription } from '../../contract/billing.ts';
import type { User } from '../../contract/user.ts';

/** Who is behind a request. */
export interface SignedIn {
  tokenHash: string;
  account: Omit<User, 'navigation'>;
  plan: Subscription;
  /** Ids of the programs that the member does not want to see again. */
  dismissed: readonly string[];
  /** Whether the time of last use is due to be written. */
  isStale: boolean;
}

/** An admin, as the audit and the list of runs name them. */
export interface Admin {
  id: number;
  email: string;
}
