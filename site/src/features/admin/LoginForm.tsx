import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminLogin } from '../../../../contract/admin.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { FORM_TIMING, showRefusal } from '../../components/ui/form/form.ts';
import { PasswordField } from '../../components/ui/form/PasswordField.tsx';
import { knowsPasskeys } from '../../lib/passkey-support.ts';
import { PASSKEY } from '../account/auth/texts.ts';
import { logInAsAdmin, logInAsAdminByPasskey, type Wording } from './login.ts';
import { LOGIN } from './texts.ts';

interface Props {
  wording: Wording;
  onEntered: () => void;
}

/** Email and password, plus the second factor when the server asks for it. */
export function LoginForm({ wording, onEntered }: Props) {
  const [codeAsked, setCodeAsked] = useState<string>();
  const [title, setTitle] = useState('');
  const needsCode = codeAsked !== undefined;
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(adminLogin),
    defaultValues: { email: '', password: '' },
    shouldUnregister: true,
    ...FORM_TIMING,
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (needsCode) setFocus('code');
  }, [needsCode, setFocus]);

  const submit = handleSubmit(async (request) => {
    const outcome = await logInAsAdmin(request, wording);
    if (outcome.status === 'in') return onEntered();
    if (outcome.status === 'code') return setCodeAsked(outcome.message);
    setTitle(outcome.title);
    showRefusal(outcome, request, setError);
  });

  const byPasskey = async () => {
    if ((await logInAsAdminByPasskey(wording))?.status === 'in') onEntered();
  };

  return (
    <form className="stack" onSubmit={isSubmitting ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={title}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <Field
        id="admin-email"
        label={LOGIN.email}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        {...register('email')}
      />
      <PasswordField
        id="admin-password"
        label={LOGIN.password}
        error={errors.password?.message}
        autoComplete="current-password"
        {...register('password')}
      />
      <div role="status" className="empty:hidden">
        {needsCode && (
          <Alert kind="info">
            <p>{codeAsked}</p>
          </Alert>
        )}
      </div>
      {needsCode && (
        <Field
          id="admin-code"
          label={LOGIN.code}
          hint={LOGIN.codeHint}
          error={errors.code?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...register('code')}
        />
      )}
      <Button type="submit" large pending={isSubmitting}>
        {isSubmitting ? LOGIN.pending : LOGIN.submit}
      </Button>
      {knowsPasskeys() && (
        <Button look="quiet" onClick={() => void byPasskey()}>
          {PASSKEY.logIn}
        </Button>
      )}
    </form>
  );
}
