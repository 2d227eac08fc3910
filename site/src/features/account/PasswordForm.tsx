import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { passwordChangeForm } from '../../../../contract/account/passwords.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { FORM_TIMING, showRefusal } from '../../components/ui/form/form.ts';
import { PasswordField } from '../../components/ui/form/PasswordField.tsx';
import type { Close } from '../../components/ui/SettingRow.tsx';
import { changePassword } from './calls.ts';
import { FormActions } from './FormActions.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { NEW_PASSWORD_HINT } from './reset/texts.ts';
import { $sessions, loadSessions } from './sessions.ts';
import { CURRENT_PASSWORD, PASSWORD_TEXTS } from './texts.ts';

export function PasswordForm({ email, close }: { email: string; close: Close }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    ...FORM_TIMING,
  });
  const { errors, isSubmitting, touchedFields } = formState;
  useEffect(() => setFocus('currentPassword'), [setFocus]);

  const submit = handleSubmit(async ({ confirmPassword: _staysHere, ...request }) => {
    const refusal = await changePassword(request);
    showRefusal(refusal, request, setError);
    if (refusal) return;
    close({ title: PASSWORD_TEXTS.done, text: PASSWORD_TEXTS.doneText });
    // The other sessions have ended, and this one's ID has changed.
    if ($sessions.get().status === 'ready') void loadSessions();
  });

  return (
    <form className="stack max-w-md" onSubmit={isSubmitting ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={PASSWORD_TEXTS.failed}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <HiddenUsername email={email} />
      <PasswordField
        id="account-current-password"
        label={CURRENT_PASSWORD}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...register('currentPassword')}
      />
      <PasswordField
        id="account-new-password"
        label={PASSWORD_TEXTS.next}
        hint={NEW_PASSWORD_HINT}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
      />
      <PasswordField
        id="account-repeat-password"
        label={PASSWORD_TEXTS.repeat}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <p className="text-ink-soft">{PASSWORD_TEXTS.note}</p>
      <FormActions
        save={PASSWORD_TEXTS.save}
        saving={PASSWORD_TEXTS.saving}
        pending={isSubmitting}
        onCancel={() => close()}
      />
    </form>
  );
}
