/** Time as the fetcher knows it. Tests bring their own, so that none of them waits. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** 0 to 1. */
  random(): number;
}

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};
