import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Alerts } from '../../../../contract/saved/alerts.ts';
import { SettingRow } from '../../components/ui/SettingRow.tsx';
import { ChangeMailForm } from './ChangeMailForm.tsx';
import { ReminderForm } from './ReminderForm.tsx';
import { SavedSearchList } from './SavedSearchList.tsx';
import { changesState, remindersState, searchesText, WAITS } from './state-texts.ts';
import { $alerts, openAlerts } from './store.ts';
import { CHANGE_MAIL, REMINDERS, SEARCHES } from './texts.ts';

/** Email options in the account settings, each with its current state. Emails link to these rows. */
export function AlertRows() {
  const state = useStore($alerts);
  useEffect(openAlerts, []);
  const now = state.status === 'ready' ? state.alerts : undefined;
  return (
    <>
      <SettingRow {...SEARCHES} {...(now && { state: searchesState(now) })} anchor="saved-searches">
        {() => <SavedSearchList />}
      </SettingRow>
      <SettingRow
        {...REMINDERS}
        {...(now && { state: stateOf(now, remindersState(now.reminderDays)) })}
        anchor="deadline-reminders"
      >
        {(close) => <ReminderForm close={close} />}
      </SettingRow>
      <SettingRow
        {...CHANGE_MAIL}
        {...(now && { state: stateOf(now, changesState(now.tellsChanges)) })}
        anchor="program-changes"
      >
        {(close) => <ChangeMailForm close={close} />}
      </SettingRow>
    </>
  );
}

function searchesState(alerts: Alerts): string {
  const mailed = alerts.searches.filter(({ frequency, isPaused }) => frequency !== 'off' && !isPaused).length;
  const text = searchesText(alerts.searches.length, mailed);
  return mailed === 0 ? text : stateOf(alerts, text);
}

/** Nothing is sent until the member confirms their address. */
function stateOf({ isEmailConfirmed }: Alerts, text: string): string {
  return isEmailConfirmed ? text : `${text} ${WAITS}`;
}
