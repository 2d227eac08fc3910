import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Alerts } from '../../../../contract/saved/alerts.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/dialog/Dialog.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { nameFor, sameSearch } from './criteria.ts';
import { SearchesFailed } from './SearchesFailed.tsx';
import { optionsOf, SearchSettingsForm } from './SearchSettingsForm.tsx';
import { SAVE_SEARCH, savedAlready, savedAs } from './save-search-texts.ts';
import { $alerts, type Criteria, openAlerts, type SearchSettings, saveSearch } from './store.ts';

const FORM = 'save-search';
const LIST = '/profile#saved-searches';

export interface SaveSearchDialogProps {
  criteria: Criteria;
  onClose: () => void;
}

/** Asks for a name and an email frequency, then says what happens next. */
export function SaveSearchDialog({ criteria, onClose }: SaveSearchDialogProps) {
  const state = useStore($alerts);
  const [saved, setSaved] = useState<SearchSettings>();
  const [pending, setPending] = useState(false);
  useEffect(openAlerts, []);

  const submit = async (settings: SearchSettings) => {
    setPending(true);
    const refusal = await saveSearch(criteria, settings);
    setPending(false);
    if (refusal === undefined) setSaved(settings);
    return refusal;
  };

  if (saved) {
    return (
      <Dialog
        open
        size="small"
        onOpenChange={onClose}
        title={SAVE_SEARCH.done}
        description={savedAs(saved.name, saved.frequency)}
        footer={
          <>
            <a className="button button-quiet" href={LIST}>
              {SAVE_SEARCH.toList}
            </a>
            <Button onClick={onClose}>{SAVE_SEARCH.close}</Button>
          </>
        }
      >
        {saved.frequency !== 'off' && state.status === 'ready' && !state.alerts.isEmailConfirmed && (
          <ConfirmAddress email={state.alerts.email} />
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={() => pending || onClose()}
      title={SAVE_SEARCH.title}
      description={SAVE_SEARCH.description}
      footer={
        <>
          <Button look="quiet" onClick={() => pending || onClose()}>
            {SAVE_SEARCH.cancel}
          </Button>
          {state.status === 'ready' && (
            <Button type="submit" form={FORM} pending={pending}>
              {pending ? SAVE_SEARCH.saving : SAVE_SEARCH.save}
            </Button>
          )}
        </>
      }
    >
      {state.status === 'failed' && <SearchesFailed message={state.message} />}
      {state.status === 'loading' && (
        <div className="stack" role="status">
          <p className="visually-hidden">{SAVE_SEARCH.loading}</p>
          <div className="skeleton h-12" />
          <div className="skeleton h-32" />
        </div>
      )}
      {state.status === 'ready' && <NewSearch criteria={criteria} alerts={state.alerts} onSubmit={submit} />}
    </Dialog>
  );
}

interface NewSearchProps {
  criteria: Criteria;
  alerts: Alerts;
  onSubmit: (settings: SearchSettings) => Promise<string | undefined>;
}

function NewSearch({ criteria, alerts, onSubmit }: NewSearchProps) {
  const same = sameSearch(alerts.searches, criteria);
  const [first] = optionsOf(alerts).filter((option) => !option.disabled);
  return (
    <div className="stack">
      {same && (
        <Alert kind="info">
          <p className="wrap-anywhere">{savedAlready(same.name)}</p>
        </Alert>
      )}
      <SearchSettingsForm
        id={FORM}
        first={{ name: nameFor(criteria), frequency: first?.value ?? 'off' }}
        alerts={alerts}
        failure={SAVE_SEARCH.failed}
        onSubmit={onSubmit}
      />
    </div>
  );
}
