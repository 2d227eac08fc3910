import type { z } from 'zod/mini';
import {
  type Analysis,
  type AnalysisProgress,
  analysisProgress,
  postUnlockAnalysis,
} from '../../../../../contract/ai/analysis.ts';
import { ERROR_STATUS } from '../../../../../contract/errors.ts';
import { PROGRESS_TYPE } from '../../../../../contract/saved/progress.ts';
import { ApiError } from '../../../lib/api.ts';
import { callForLines } from '../../../lib/lines.ts';
import { NO_ANALYSIS } from './texts.ts';

type ServerStep = Extract<AnalysisProgress, { step: unknown }>['step'];

/**
 * Unlocks an application's analysis and reports progress. Throws an ApiError, with the code `unreadable` if the
 * response ends without an analysis, however it ends.
 */
export async function unlockAnalysis(
  id: number,
  signal: AbortSignal,
  onStep: (step: ServerStep) => void,
): Promise<Analysis> {
  let found: Analysis | undefined;
  let failure: ApiError | undefined;
  await callForLines(postUnlockAnalysis, { params: { id }, signal, accept: PROGRESS_TYPE }, (line) => {
    const parsed = analysisProgress.safeParse(line);
    // Ignore steps this page doesn't know yet.
    if (!parsed.success) return;
    if ('step' in parsed.data) onStep(parsed.data.step);
    else if ('analysis' in parsed.data) found = parsed.data.analysis;
    else failure = failureIn(parsed.data.error);
  });
  if (found) return found;
  throw failure ?? new ApiError(200, 'unreadable', NO_ANALYSIS);
}

type ErrorLine = Extract<z.infer<typeof analysisProgress>, { error: unknown }>['error'];

function failureIn({ code, message }: ErrorLine): ApiError {
  return new ApiError(ERROR_STATUS[code], code, message);
}
