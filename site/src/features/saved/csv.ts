import { PRODUCT } from '../../../../contract/limits.ts';
import { postSavedCsv } from '../../../../contract/saved.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, callForFile, sentenceOf } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';
import { CSV_FAILED } from './texts.ts';

/** Has the browser save these programs as a table. Returns the sentence to show when that fails. */
export async function downloadCsv(ids: readonly string[]): Promise<string | undefined> {
  try {
    saveAs(`${PRODUCT}-saved-programs.csv`, await callForFile(postSavedCsv, { body: { ids: [...ids] } }));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    const message = sentenceOf(error);
    showToast({ title: CSV_FAILED, description: message, destructive: true });
    return `${CSV_FAILED}. ${message}`;
  }
}

function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
