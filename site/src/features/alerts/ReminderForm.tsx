import { type SubmitEvent, useState } from 'react';
import { type Alerts, REMINDER_DAYS, type ReminderDay } from '../../../../contract/saved/alerts.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import type { Close } from '../../components/ui/SettingRow.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { LoadedAlerts } from './LoadedAlerts.tsx';
import { saveReminderDays } from './store.ts';
import { daysBefore, REMINDERS, remindersDone } from './texts.ts';

/** Asks how long before a deadline to remind the member. */
export function ReminderForm({ close }: { close: Close }) {
  return <LoadedAlerts>{(alerts) => <Days alerts={alerts} close={close} />}</LoadedAlerts>;
}

function Days({ alerts, close }: { alerts: Alerts; close: Close }) {
  const [days, setDays] = useState<readonly ReminderDay[]>(alerts.reminderDays);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const toggle = (day: ReminderDay) =>
    setDays(days.includes(day) ? days.filter((other) => other !== day) : [...days, day]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const chosen = REMINDER_DAYS.filter((day) => days.includes(day));
    const failed = await saveReminderDays(chosen);
    setPending(false);
    setFailure(failed);
    if (failed === undefined) close({ title: REMINDERS.done, text: remindersDone(chosen) });
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      {!alerts.isEmailConfirmed && <ConfirmAddress email={alerts.email} />}
      {failure !== undefined && (
        <Alert kind="error" title={REMINDERS.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <fieldset aria-describedby="reminder-hint">
        <legend className="field-label">{REMINDERS.legend}</legend>
        <p id="reminder-hint" className="field-hint">
          {REMINDERS.hint}
        </p>
        <div className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
          {REMINDER_DAYS.map((day) => (
            <CheckboxField
              key={day}
              id={`reminder-${day}`}
              label={daysBefore(day)}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {pending ? REMINDERS.saving : REMINDERS.save}
        </Button>
        <Button look="ghost" onClick={() => close()}>
          {REMINDERS.cancel}
        </Button>
      </div>
    </form>
  );
}
