import * as z from 'zod/mini';

const given = z.object({ email: z.string(), password: z.string(), token: z.string(), isSubscriber: z.boolean() });

/** What the generator is told to do. */
export const plan = z.object({
  base: z.string(),
  members: z.array(given),
  /** Mean pause of a member between two calls. */
  pauseMs: z.number(),
  /** One after the other, with a rest before each. */
  phases: z.array(z.object({ name: z.string(), members: z.number(), seconds: z.number(), restSeconds: z.number() })),
});
export type Plan = z.infer<typeof plan>;

const outcome = z.object({
  what: z.string(),
  at: z.number(),
  ms: z.number(),
  status: z.nullable(z.number()),
  fault: z.nullable(z.string()),
});
export type Outcome = z.infer<typeof outcome>;

/** What a phase came to. */
export const phaseResult = z.object({
  name: z.string(),
  members: z.number(),
  /** From the first call to the answer of the last. */
  seconds: z.number(),
  /** How long the last answer came after the end of the phase. */
  drainedInMs: z.number(),
  outcomes: z.array(outcome),
});
export type PhaseResult = z.infer<typeof phaseResult>;

/** A member whose session is there already. */
export type Given = z.infer<typeof given>;
