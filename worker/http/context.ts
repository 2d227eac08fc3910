import type { ErrorBody } from '../../contract/errors.ts';
import type { FigureBook } from '../../matching/benefits/figures.ts';
import type { Database } from '../db/client.ts';
import type { DatabaseUsage } from '../db/usage.ts';
import type { Bindings, Settings } from '../env.ts';
import type { Admin, SignedIn } from './signed-in.ts';

/** What every part of one request shares. */
export interface RequestState {
  requestId: string;
  settings: Settings;
  db: Database;
  usage: DatabaseUsage;
  /** The figures of benefits, read once an instance. */
  figures: () => Promise<FigureBook>;
  /** What a caller is told of an error where the answer has begun: its status is sent. */
  failureOf: (error: unknown) => ErrorBody;
  /** The endpoint that is called, as `POST /api/grants/search`; unset where the address is no endpoint's. */
  call?: string;
  /** Set by the guard of an endpoint that asks for a session. */
  signedIn?: SignedIn;
  /** Set by the guard of an admin's endpoint. */
  admin?: Admin;
  /** The e-mail address that the body names, for the log. */
  email?: string;
}

export interface AppTypes {
  Bindings: Bindings;
  Variables: RequestState;
}
