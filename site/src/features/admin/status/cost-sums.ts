import type { AiDay } from '../../../../../contract/ai/ai.ts';
import { ALL_FEATURES } from './texts.ts';

type Sum = Omit<AiDay, 'day'>;

/** Returns the totals by feature over all days, most expensive first. */
export function byFeature(days: readonly AiDay[]): Sum[] {
  const features = [...new Set(days.map(({ feature }) => feature))];
  return features
    .map((feature) => ({ ...totalOf(days.filter((day) => day.feature === feature)), feature }))
    .toSorted((one, other) => other.cost - one.cost);
}

/** Adds up all days' costs. */
export function totalOf(days: readonly AiDay[]): Sum {
  const sum = (name: 'calls' | 'faults' | 'inputTokens' | 'outputTokens' | 'cost') =>
    days.reduce((sofar, day) => sofar + day[name], 0);
  return {
    feature: ALL_FEATURES,
    calls: sum('calls'),
    faults: sum('faults'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    cost: sum('cost'),
  };
}
