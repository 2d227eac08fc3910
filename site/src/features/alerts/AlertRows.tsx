import { SettingRow } from '../account/SettingRow.tsx';
import { ReminderForm } from './ReminderForm.tsx';
import { SavedSearchList } from './SavedSearchList.tsx';
import { REMINDERS, SEARCHES } from './texts.ts';

/** The mail that members ask for, among the settings of their account. Mails lead to its rows. */
export function AlertRows() {
  return (
    <>
      <SettingRow {...SEARCHES} anchor="saved-searches">
        {() => <SavedSearchList />}
      </SettingRow>
      <SettingRow {...REMINDERS} anchor="deadline-reminders">
        {(close) => <ReminderForm close={close} />}
      </SettingRow>
    </>
  );
}
