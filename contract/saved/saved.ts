import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NOTE_LENGTH } from '../limits.ts';
import { message, orNull, plainText } from '../programs/fields.ts';
import { grantId, matchedGrant } from '../programs/grants.ts';

/** A member's own notes on a saved program. The revision counts changes, so tabs don't overwrite each other. */
export const savedNotes = z.object({ notes: z.nullable(z.string()), notesRevision: z.int() });
export type SavedNotes = z.infer<typeof savedNotes>;

export const savedGrant = z.object({
  ...matchedGrant.shape,
  savedAt: z.string(),
  /** True if the program no longer takes applications. */
  closed: z.boolean(),
  ...savedNotes.shape,
});
export type SavedGrant = z.infer<typeof savedGrant>;

export const savedGrants = z.object({
  savedGrants: z.array(savedGrant),
  /** What the member's plan allows; `limit` null means unlimited. */
  plan: z.object({ limit: z.nullable(z.int()), compare: z.boolean(), csv: z.boolean(), priority: z.boolean() }),
});
export type SavedGrants = z.infer<typeof savedGrants>;

/** No length limit, since a source's text can be long. It isn't stored, so the request size limit is enough. */
const text = z.optional(z.nullable(z.string()));

/** A program as our API returns it, with its id as `grantId`. Only the id is used. */
export const saveGrant = z.object({
  grantId: grantId.shape.id,
  ...{ title: text, description: text, amount: text, deadline: text, requirements: text, url: text },
  ...{ category: text, eligibility: text },
});

/** A note, with the revision it is based on. */
export const noteUpdate = z.object({
  notes: orNull(
    z.string().check(z.overwrite(plainText), z.trim(), z.maxLength(NOTE_LENGTH, `At most ${NOTE_LENGTH} characters`)),
  ),
  notesRevision: z.int().check(z.minimum(0)),
});

export const getSavedGrants = endpoint({
  method: 'GET',
  path: '/api/grants/saved',
  access: 'member',
  response: savedGrants,
});
export const postSavedGrant = endpoint({
  method: 'POST',
  path: '/api/grants/save',
  access: 'member',
  body: saveGrant,
  response: savedGrant,
});
export const deleteSavedGrant = endpoint({
  method: 'DELETE',
  path: '/api/grants/saved/:id',
  access: 'member',
  params: grantId,
  response: message,
});
/** Responds with `conflict` if the note changed since the given revision. */
export const putSavedNotes = endpoint({
  method: 'PUT',
  path: '/api/grants/saved/:id/notes',
  access: 'member',
  params: grantId,
  body: noteUpdate,
  response: savedNotes,
});
/** Returns saved programs as a CSV file: the given ones, or all. */
export const postSavedCsv = endpoint({
  method: 'POST',
  path: '/api/grants/saved.csv',
  access: 'subscriber',
  body: z.object({ ids: z.optional(z.array(grantId.shape.id).check(z.maxLength(5000))) }),
  response: z.string(),
});
