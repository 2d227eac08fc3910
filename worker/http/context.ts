import type { ErrorBody } from '../../contract/errors.ts';
import type { LocalForm } from '../../contract/local-forms.ts';
import type { FigureBook } from '../../matching/benefits/figures.ts';
import type { EnglishWords } from '../../matching/english-words.ts';
import type { Database } from '../db/client.ts';
import type { DatabaseUsage } from '../db/usage.ts';
import type { Bindings, Settings } from '../env.ts';
import type { Admin, SignedIn } from './signed-in.ts';

/** What the build of the site wrote down for looking up, read once an instance. */
export interface Reference {
  /** The figures of benefits. */
  figures: FigureBook;
  /** How states run programs of the whole country, by the program's id and the state: "tanf OH". */
  localForms: ReadonlyMap<string, LocalForm>;
  /** What a search does not correct; few searches need it. */
  englishWords: () => Promise<EnglishWords>;
}

/** What every part of one request shares. */
export interface RequestState {
  requestId: string;
  settings: Settings;
  db: Database;
  usage: DatabaseUsage;
  reference: () => Promise<Reference>;
  /** What a caller is told of an error where the answer has begun: its status is sent. */
  failureOf: (error: unknown) => Promise<ErrorBody>;
  /** The endpoint that is called, as `POST /api/grants/search`; unset where the address is no endpoint's. */
  call?: string;
  /** Set by the guard of an endpoint that asks for a session. */
  signedIn?: SignedIn;
  /** Who is served while the guard looks whether the session still stands. */
  known?: SignedIn;
  /** Set by the guard of an admin's endpoint. */
  admin?: Admin;
  /** The member whom an admin's call changes, for the log. */
  concerns?: number;
  /** The e-mail address that the body names, for the log. */
  email?: string;
}

export interface AppTypes {
  Bindings: Bindings;
  Variables: RequestState;
}
