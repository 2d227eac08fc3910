import * as z from 'zod/mini';

const given = z.object({ email: z.string(), password: z.string(), token: z.string(), isSubscriber: z.boolean() });

/** The generator's input. */
export const plan = z.object({
  base: z.string(),
  members: z.array(given),
  /** A member's mean pause between calls. */
  pauseMs: z.number(),
  /** Phases that run one after another, with a rest before each. */
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

/** The result of a phase. */
export const phaseResult = z.object({
  name: z.string(),
  members: z.number(),
  /** From the first call to the response to the last. */
  seconds: z.number(),
  /** The time from the end of the phase to the last response. */
  drainedInMs: z.number(),
  outcomes: z.array(outcome),
});
export type PhaseResult = z.infer<typeof phaseResult>;

/** A member with an existing session. */
export type Given = z.infer<typeof given>;
