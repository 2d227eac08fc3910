import { atom } from 'nanostores';
import type { Analysis } from '../../../../contract/analysis.ts';

/** `elsewhere`: another tab of the member's is at it. */
export type Step = 'elsewhere' | 'starting' | 'reading' | 'asking' | 'checking';

export interface Failure {
  /** What the toast said. */
  title: string;
  message: string;
  canRetry: boolean;
}

export type AnalysisState =
  | { status: 'none'; wasStopped: boolean }
  | { status: 'running'; step: Step; stop: () => void }
  /** `failure`: of an attempt to have it made anew. */
  | { status: 'ready'; analysis: Analysis; failure?: Failure }
  | { status: 'failed'; failure: Failure };

/** The analysis of the program of this page. */
export const $analysis = atom<AnalysisState>({ status: 'none', wasStopped: false });
