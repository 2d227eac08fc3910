import { type Analysis, getAnalysis } from '../../../../../contract/ai/analysis.ts';
import { PRODUCT } from '../../../../../contract/limits.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { loadSubscription } from '../../billing/plans/store.ts';
import { $analysis } from './store.ts';

const CHANNEL = `${PRODUCT}_analysis`;
/** Returns the name of a member's analysis of a program, shared across tabs. */
export const nameOf = (userId: number, grantId: string) => `${CHANNEL}_${userId}_${grantId}`;

let otherTabs: BroadcastChannel | undefined;

/**
 * Shows an analysis unlocked earlier or in another tab. Returns a function that stops this and aborts any running
 * analysis.
 */
export function followAnalysis(userId: number, grantId: string): () => void {
  $analysis.set({ status: 'none', wasStopped: false });
  void showEarlier(grantId);
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === nameOf(userId, grantId)) void showEarlier(grantId);
  };
  otherTabs = channel;
  return () => {
    channel.close();
    const state = $analysis.get();
    if (state.status === 'running') state.stop();
  };
}

/** Loads and shows an earlier analysis. If that fails, the member can still press the button. */
async function showEarlier(grantId: string): Promise<void> {
  try {
    const analysis = await earlierAnalysis(grantId);
    const { status } = $analysis.get();
    if (analysis && (status === 'none' || status === 'failed')) $analysis.set({ status: 'ready', analysis });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    if (error instanceof ApiError && error.code === 'plan_required') void loadSubscription();
  }
}

/** Fetches an analysis unlocked earlier for the current version of the program. */
export async function earlierAnalysis(grantId: string): Promise<Analysis | null> {
  return (await call(getAnalysis, { params: { id: grantId } })).analysis;
}

export function notifyOtherTabs(name: string): void {
  otherTabs?.postMessage(name);
}
