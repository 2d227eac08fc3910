import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { emailChange } from '../../../../contract/account/own-account.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { FORM_TIMING, showRefusal } from '../../components/ui/form/form.ts';
import { PasswordField } from '../../components/ui/form/PasswordField.tsx';
import type { Close } from '../../components/ui/SettingRow.tsx';
import { changeEmail } from './calls.ts';
import { FormActions } from './FormActions.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { CURRENT_PASSWORD, EMAIL, emailDone } from './texts.ts';

export function EmailForm({ email, close }: { email: string; close: Close }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(emailChange),
    defaultValues: { email: '', password: '' },
    ...FORM_TIMING,
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async (request) => {
    const refusal = await changeEmail(request);
    showRefusal(refusal, request, setError);
    if (!refusal) close({ title: EMAIL.done, text: emailDone(request.email, email) });
  });

  return (
    <form className="stack max-w-md" onSubmit={isSubmitting ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={EMAIL.failed}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <HiddenUsername email={email} />
      <Field
        id="account-email"
        label={EMAIL.next}
        hint={EMAIL.hint}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...register('email')}
      />
      <PasswordField
        id="account-email-password"
        label={CURRENT_PASSWORD}
        hint={EMAIL.passwordHint}
        error={errors.password?.message}
        autoComplete="current-password"
        {...register('password')}
      />
      <FormActions save={EMAIL.save} saving={EMAIL.saving} pending={isSubmitting} onCancel={() => close()} />
    </form>
  );
}
