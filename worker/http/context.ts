import type { ErrorBody } from '../../contract/errors.ts';
import type { LocalForm } from '../../contract/programs/local-forms.ts';
import type { FigureBook } from '../../matching/benefits/figures.ts';
import type { EnglishWords } from '../../matching/search/english-words.ts';
import type { Database } from '../db/client.ts';
import type { DatabaseUsage } from '../db/usage.ts';
import type { Bindings, Settings } from '../env.ts';
import type { Admin, SignedIn } from './signed-in.ts';

/** Lookup data that the site's build wrote, read once per instance. */
export interface Reference {
  /** The benefit figures. */
  figures: FigureBook;
  /** How states run nationwide programs, by program id and state: "tanf OH". */
  localForms: ReadonlyMap<string, LocalForm>;
  /** Words that a search doesn't correct; few searches need them. */
  englishWords: () => Promise<EnglishWords>;
}

/** The state that all parts of a request share. */
export interface RequestState {
  requestId: string;
  settings: Settings;
  db: Database;
  usage: DatabaseUsage;
  reference: () => Promise<Reference>;
  /** The error for the caller if the response has already started: its status is sent. */
  failureOf: (error: unknown) => Promise<ErrorBody>;
  /** The endpoint, like `POST /api/grants/search`; unset if the address has none. */
  call?: string;
  /** Set by the guard of an endpoint that requires a session. */
  signedIn?: SignedIn;
  /** The assumed member, while the guard verifies the session. */
  known?: SignedIn;
  /** Set by the guard of an admin's endpoint. */
  admin?: Admin;
  /** The member that an admin's call changes, for the log. */
  concerns?: number;
  /** The e-mail address in the body, for the log. */
  email?: string;
}

export interface AppTypes {
  Bindings: Bindings;
  Variables: RequestState;
}
