import { type SubmitEvent, useState } from 'react';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../../contract/locales.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { RadioGroupField } from '../../components/ui/form/RadioGroupField.tsx';
import type { Close } from '../../components/ui/SettingRow.tsx';
import { changeLanguage } from './calls.ts';
import { FormActions } from './FormActions.tsx';
import { LANGUAGE, languageDone } from './texts.ts';

const OPTIONS = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

/** The language of the member's mail, calendars and files. */
export function LanguageForm({ language, close }: { language: Locale; close: Close }) {
  const [chosen, setChosen] = useState(language);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const refusal = await changeLanguage(chosen);
    setPending(false);
    setFailure(refusal?.message);
    if (!refusal) close({ title: LANGUAGE.done, text: languageDone(LOCALE_NAMES[chosen]) });
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      {failure !== undefined && (
        <Alert kind="error" title={LANGUAGE.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <RadioGroupField
        id="account-language"
        name="language"
        label={LANGUAGE.title}
        hint={LANGUAGE.hint}
        options={OPTIONS}
        current={chosen}
        onPick={setChosen}
      />
      <FormActions save={LANGUAGE.save} saving={LANGUAGE.saving} pending={pending} onCancel={() => close()} />
    </form>
  );
}
