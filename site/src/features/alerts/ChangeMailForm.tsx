import { type SubmitEvent, useState } from 'react';
import type { Alerts } from '../../../../contract/saved/alerts.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import type { Close } from '../../components/ui/SettingRow.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { LoadedAlerts } from './LoadedAlerts.tsx';
import { saveChangeMail } from './store.ts';
import { CHANGE_MAIL, changeMailDone } from './texts.ts';

/** Asks whether to email the member about changes in saved programs. */
export function ChangeMailForm({ close }: { close: Close }) {
  return <LoadedAlerts>{(alerts) => <Choice alerts={alerts} close={close} />}</LoadedAlerts>;
}

function Choice({ alerts, close }: { alerts: Alerts; close: Close }) {
  const [wanted, setWanted] = useState(alerts.tellsChanges);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const failed = await saveChangeMail(wanted);
    setPending(false);
    setFailure(failed);
    if (failed === undefined) close({ title: CHANGE_MAIL.done, text: changeMailDone(wanted) });
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      {!alerts.isEmailConfirmed && <ConfirmAddress email={alerts.email} />}
      {failure !== undefined && (
        <Alert kind="error" title={CHANGE_MAIL.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <CheckboxField
        id="tells-changes"
        label={CHANGE_MAIL.label}
        hint={CHANGE_MAIL.hint}
        checked={wanted}
        onChange={() => setWanted(!wanted)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {pending ? CHANGE_MAIL.saving : CHANGE_MAIL.save}
        </Button>
        <Button look="ghost" onClick={() => close()}>
          {CHANGE_MAIL.cancel}
        </Button>
      </div>
    </form>
  );
}
