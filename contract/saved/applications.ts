import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { APPLICATION_NOTES_LENGTH } from '../limits.ts';
import { message, plainText } from '../programs/fields.ts';
import { grant, grantId } from '../programs/grants.ts';

export const APPLICATION_STATUS = ['draft', 'in_progress', 'submitted', 'awarded', 'declined'] as const;
export const application = z.object({
  id: z.int(),
  grantId: z.string(),
  status: z.enum(APPLICATION_STATUS),
  notes: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Application = z.infer<typeof application>;

/** An application in the list, with a summary of its program. */
export const listedApplication = z.object({
  ...application.shape,
  grant: z.object({
    ...z.pick(grant, {
      title: true,
      provider: true,
      programType: true,
      deadline: true,
      deadlineKind: true,
      deadlineAt: true,
      roundOver: true,
    }).shape,
    /** True if the program no longer takes applications. */
    closed: z.boolean(),
  }),
});
export type ListedApplication = z.infer<typeof listedApplication>;

export const applicationId = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export const getApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  access: 'member',
  response: z.array(listedApplication),
});
/** Creates an application, or returns the one the member already has for this program. */
export const postApplication = endpoint({
  method: 'POST',
  path: '/api/applications',
  access: 'member',
  body: z.object({ grantId: grantId.shape.id }),
  response: application,
});
export const putApplicationStatus = endpoint({
  method: 'PUT',
  path: '/api/applications/:id/status',
  access: 'member',
  params: applicationId,
  body: z.object({ status: z.enum(APPLICATION_STATUS) }),
  response: application,
});
/** Responds with `conflict` if the current notes differ from those given as `replaces`. */
export const putApplicationNotes = endpoint({
  method: 'PUT',
  path: '/api/applications/:id/notes',
  access: 'member',
  params: applicationId,
  body: z.object({
    notes: z
      .string()
      .check(
        z.overwrite(plainText),
        z.trim(),
        z.maxLength(APPLICATION_NOTES_LENGTH, `At most ${APPLICATION_NOTES_LENGTH} characters`),
      ),
    /** The notes to replace; null for none. If omitted, any existing notes are overwritten. */
    replaces: z.optional(z.nullable(z.string().check(z.overwrite(plainText), z.maxLength(APPLICATION_NOTES_LENGTH)))),
  }),
  response: application,
});
export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/applications/:id',
  access: 'member',
  params: applicationId,
  response: message,
});
