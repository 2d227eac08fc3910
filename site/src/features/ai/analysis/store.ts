import { atom } from 'nanostores';
import type { Analysis } from '../../../../../contract/ai/analysis.ts';

/** `elsewhere`: another of the member's tabs is working on it. */
export type Step = 'elsewhere' | 'starting' | 'reading' | 'asking' | 'checking';

export interface Failure {
  /** The toast's title. */
  title: string;
  message: string;
  canRetry: boolean;
}

export type AnalysisState =
  | { status: 'none'; wasStopped: boolean }
  | { status: 'running'; step: Step; stop: () => void }
  /** `failure`: why an attempt to run it again failed. */
  | { status: 'ready'; analysis: Analysis; failure?: Failure }
  | { status: 'failed'; failure: Failure };

/** The analysis of the program on this page. */
export const $analysis = atom<AnalysisState>({ status: 'none', wasStopped: false });
