import { SettingRow } from '../../components/ui/SettingRow.tsx';
import { ChangeMailForm } from './ChangeMailForm.tsx';
import { ReminderForm } from './ReminderForm.tsx';
import { SavedSearchList } from './SavedSearchList.tsx';
import { CHANGE_MAIL, REMINDERS, SEARCHES } from './texts.ts';

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
      <SettingRow {...CHANGE_MAIL} anchor="program-changes">
        {(close) => <ChangeMailForm close={close} />}
      </SettingRow>
    </>
  );
}
