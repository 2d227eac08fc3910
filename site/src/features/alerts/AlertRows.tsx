import { SettingRow } from '../../components/ui/SettingRow.tsx';
import { ChangeMailForm } from './ChangeMailForm.tsx';
import { ReminderForm } from './ReminderForm.tsx';
import { SavedSearchList } from './SavedSearchList.tsx';
import { CHANGE_MAIL, REMINDERS, SEARCHES } from './texts.ts';

/** Email options in the account settings. Emails link to these rows. */
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
