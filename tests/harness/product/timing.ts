/*
Checks whether response times reveal something. Measures two kinds of calls in random order, and compares their
difference with the differences that arise when the same times are shuffled.
*/

export interface Sample {
  isKnown: boolean;
  ms: number;
}

const SHUFFLES = 2000;

/** Returns how often a difference this large arises by chance when the same times are shuffled. */
export function chanceOf(samples: readonly Sample[]): number {
  const seen = Math.abs(differenceOf(samples));
  const times = samples.map(({ ms }) => ms);
  let asGreat = 0;
  for (let turn = 0; turn < SHUFFLES; turn++) {
    const dealt = shuffled(times).map((ms, place) => ({ ms, isKnown: place < times.length / 2 }));
    if (Math.abs(differenceOf(dealt)) >= seen) asGreat++;
  }
  return asGreat / SHUFFLES;
}

export function differenceOf(samples: readonly Sample[]): number {
  return medianOf(samples, true) - medianOf(samples, false);
}

export function medianOf(samples: readonly Sample[], known: boolean): number {
  const times = samples.filter(({ isKnown }) => isKnown === known).map(({ ms }) => ms);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

export function shuffled<T>(items: readonly T[]): T[] {
  const dealt = [...items];
  for (let last = dealt.length - 1; last > 0; last--) {
    const place = Math.floor(Math.random() * (last + 1));
    const [a, b] = [dealt[last], dealt[place]];
    if (a !== undefined && b !== undefined) [dealt[last], dealt[place]] = [b, a];
  }
  return dealt;
}
