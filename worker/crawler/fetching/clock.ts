/** The fetcher's clock. Tests inject a fake so they don't wait. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** Returns a number from 0 to 1. */
  random(): number;
}

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};
