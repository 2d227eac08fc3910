import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { grantId } from './grants.ts';

export const APPLICATION_STATUS = ['draft', 'in_progress', 'submitted', 'awarded', 'declined'] as const;
export const application = z.object({
  id: z.int(),
  grantId: z.string(),
  status: z.enum(APPLICATION_STATUS),
  notes: z.nullable(z.string()),
});
export type Application = z.infer<typeof application>;

export const analysis = z.object({
  eligibility: z.array(z.string()),
  requirements: z.array(z.object({ type: z.string(), description: z.string() })),
  applicationProcess: z.string(),
  timeline: z.string(),
  contactInfo: z.string(),
  tips: z.array(z.string()),
});
export type Analysis = z.infer<typeof analysis>;

const applicationId = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export const getApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  access: 'member',
  response: z.array(application),
});
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
export const putApplicationNotes = endpoint({
  method: 'PUT',
  path: '/api/applications/:id/notes',
  access: 'member',
  params: applicationId,
  body: z.object({ notes: z.string().check(z.maxLength(20_000)) }),
  response: application,
});
export const postUnlockAnalysis = endpoint({
  method: 'POST',
  path: '/api/applications/:id/unlock-analysis',
  access: 'subscriber',
  params: applicationId,
  response: z.object({ analysis: z.optional(analysis) }),
});
export const postApplicationDetails = endpoint({
  method: 'POST',
  path: '/api/grant-application-details',
  access: 'subscriber',
  body: z.object({
    grantTitle: z.string().check(z.minLength(1), z.maxLength(500)),
    grantDescription: z._default(z.string().check(z.maxLength(20_000)), ''),
    grantProvider: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  response: analysis,
});
