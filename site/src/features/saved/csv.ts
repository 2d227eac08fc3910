import { PRODUCT } from '../../../../contract/limits.ts';
import { postSavedCsv } from '../../../../contract/saved/saved.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, callForFile, messageOf } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { sessionEnded } from '../account/session/store.ts';
import { CSV_FAILED } from './texts.ts';

/** Downloads these programs as CSV. Returns an error message on failure. */
export async function downloadCsv(ids: readonly string[]): Promise<string | undefined> {
  try {
    saveFile(`${PRODUCT}-saved-programs.csv`, await callForFile(postSavedCsv, { body: { ids: [...ids] } }));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    const message = messageOf(error);
    showToast({ title: CSV_FAILED, description: message, destructive: true });
    return `${CSV_FAILED}. ${message}`;
  }
}
