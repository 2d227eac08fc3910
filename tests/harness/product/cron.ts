import type { TaskName } from '../../../contract/status.ts';
import { TASKS } from '../../../worker/features/upkeep/scheduled.ts';

/** Returns the cron schedule that runs this task. */
export function cronOf(task: TaskName): string {
  const found = Object.entries(TASKS).find(([, tasks]) => tasks.some(({ name }) => name === task));
  if (!found) throw new Error(`No cron expression runs ${task}`);
  return found[0];
}
