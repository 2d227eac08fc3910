import type { ErrorBody } from '../../contract/errors.ts';
import type { LocalForm } from '../../contract/programs/local-forms.ts';
import type { FigureBook } from '../../matching/benefits/figures.ts';
import type { EnglishWords } from '../../matching/search/english-words.ts';
import type { SpanishWords } from '../../matching/search/spanish-words.ts';
import type { Database } from '../db/client.ts';
import type { DatabaseUsage } from '../db/usage.ts';
import type { Bindings, Settings } from '../env.ts';
import type { Admin, SignedIn } from './signed-in.ts';

/** Lookup data that the site's build wrote, read once per instance. */
export interface Reference {
  /** The benefit figures. */
  figures: FigureBook;
  /** How states run nationwide programs, by program ID and state: "tanf OH". */
  localForms: ReadonlyMap<string, LocalForm>;
  /** Words that a search doesn't correct; few searches need them. */
  englishWords: () => Promise<EnglishWords>;
  /** What Spanish words mean to a search. */
  spanishWords: () => Promise<SpanishWords>;
}

/** The state shared by all parts of a request. */
export interface RequestState {
  requestId: string;
  settings: Settings;
  db: Database;
  usage: DatabaseUsage;
  reference: () => Promise<Reference>;
  /** Returns the error for a caller whose response has already started, so its status can't change. */
  failureOf: (error: unknown) => Promise<ErrorBody>;
  /** Returns a function that translates answers into the caller's language, for a response that is sent in parts. */
  answersFor: () => Promise<(answer: unknown) => unknown>;
  /** Returns a function that translates our own texts into Spanish, or null if the caller reads English. */
  spanishFor: () => Promise<((english: string) => string) | null>;
  /** The endpoint, such as `POST /api/grants/search`; unset if none matches. */
  call?: string;
  /** Set by the guard of an endpoint that requires a session. */
  signedIn?: SignedIn;
  /** The assumed member, while the guard verifies the session. */
  known?: SignedIn;
  /** Set by the guard of an admin endpoint. */
  admin?: Admin;
  /** The member affected by an admin's call, for the log. */
  concerns?: number;
  /** The email address in the body, for the log. */
  email?: string;
}

export interface AppTypes {
  Bindings: Bindings;
  Variables: RequestState;
}
