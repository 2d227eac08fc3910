import { type FormEvent, useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import type { Refusal } from '../../components/ui/form/form.ts';
import { PasswordField } from '../../components/ui/form/PasswordField.tsx';
import { FormActions } from './FormActions.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';

interface Props<Answer extends object> {
  email: string;
  kind: 'password' | 'code' | 'text';
  label: string;
  /** The initial text of the field. */
  value?: string;
  text: string;
  save: string;
  saving: string;
  /** Form-level message for errors that don't belong to a field. */
  failed: string;
  send: (typed: string) => Promise<Answer | Refusal>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** A form with one field, validated by the server. */
export function OneFieldForm<Answer extends object>(props: Props<Answer>) {
  const { email, kind, label, value = '', text, save, saving, failed, send, onDone, onCancel } = props;
  const [typed, setTyped] = useState(value);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [atField] = Object.values(refusal?.fields ?? {});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const answer = await send(typed);
    setPending(false);
    if ('fields' in answer && 'message' in answer) setRefusal(answer);
    else onDone(answer);
  };

  const field = {
    id: `account-${kind}-field`,
    label,
    error: atField,
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    autoFocus: true,
  };
  return (
    <form className="stack max-w-md" onSubmit={(event) => void submit(event)} noValidate>
      {refusal && atField === undefined && (
        <Alert kind="error" title={failed}>
          <p>{refusal.message}</p>
        </Alert>
      )}
      <p>{text}</p>
      {kind === 'password' && <HiddenUsername email={email} />}
      {kind === 'password' ? (
        <PasswordField {...field} autoComplete="current-password" />
      ) : (
        <Field {...field} autoComplete={kind === 'code' ? 'one-time-code' : 'off'} />
      )}
      <FormActions save={save} saving={saving} pending={pending} onCancel={onCancel} />
    </form>
  );
}
