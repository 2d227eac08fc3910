import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { login } from '../../../../../contract/account/account.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { FORM_TIMING, quietWhileEmpty, showRefusal } from '../../../components/ui/form/form.ts';
import { PasswordField } from '../../../components/ui/form/PasswordField.tsx';
import { logIn } from './account.ts';
import { CodeByMail } from './CodeByMail.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { LABELS, LOGIN_FAILED, PENDING, SHARED_HINT, TABS, THIS_DEVICE } from './texts.ts';

export function LoginForm({ supportEmail }: { supportEmail: string }) {
  const { getValues, register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(login),
    defaultValues: { email: '', password: '', rememberMe: false, sharedComputer: false },
    ...FORM_TIMING,
  });
  const { errors, dirtyFields, isSubmitting } = formState;
  const field = (name: 'email' | 'password') => quietWhileEmpty(register(name), dirtyFields[name] === true);
  const [isLeaving, setLeaving] = useState(false);
  const pending = isSubmitting || isLeaving;

  const [codeAsked, setCodeAsked] = useState<string>();
  const submit = handleSubmit(async (request) => {
    const outcome = await logIn(request);
    if (outcome && 'codeNeeded' in outcome) return setCodeAsked(outcome.codeNeeded);
    setLeaving(outcome === undefined);
    showRefusal(outcome, request, setError);
  });

  return (
    <div className="stack">
      <form className="stack" onSubmit={pending ? (event) => event.preventDefault() : submit} noValidate>
        {errors.root && (
          <Alert kind="error" title={LOGIN_FAILED}>
            <p>{errors.root.message}</p>
          </Alert>
        )}
        <Field
          id="login-email"
          label={LABELS.email}
          error={errors.email?.message}
          type="email"
          autoComplete="username webauthn"
          {...field('email')}
        />
        <PasswordField
          id="login-password"
          label={LABELS.password}
          error={errors.password?.message}
          autoComplete="current-password"
          {...field('password')}
        />
        <SecondFactorField
          id="login-second-factor"
          asked={codeAsked}
          error={errors.secondFactor?.message}
          {...register('secondFactor', { setValueAs: (typed: unknown) => typed || undefined })}
        />
        <fieldset>
          <legend className="field-label">{THIS_DEVICE}</legend>
          <CheckboxField
            id="login-remember"
            label={LABELS.rememberMe}
            {...register('rememberMe', { onChange: () => setValue('sharedComputer', false) })}
          />
          <CheckboxField
            id="login-shared"
            label={LABELS.sharedComputer}
            hint={SHARED_HINT}
            {...register('sharedComputer', { onChange: () => setValue('rememberMe', false) })}
          />
        </fieldset>
        <Button type="submit" large pending={pending}>
          {pending ? PENDING.login : TABS.login}
        </Button>
      </form>
      <PasskeyLogin fieldId="login-email" sharedComputer={() => getValues('sharedComputer') === true} />
      {/* Outside the form: React events from the dialog bubble to an enclosing form. */}
      <ForgotPassword emailTyped={() => getValues('email')} supportEmail={supportEmail} />
      <CodeByMail emailTyped={() => getValues('email')} sharedComputer={() => getValues('sharedComputer') === true} />
    </div>
  );
}
