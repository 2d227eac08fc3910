import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { login } from '../../../../contract/account.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { FORM_TIMING, quietWhileEmpty, showRefusal } from '../../components/ui/form/form.ts';
import { PasswordField } from '../../components/ui/form/PasswordField.tsx';
import { logIn } from './account.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LABELS, LOGIN_FAILED, PENDING, TABS } from './texts.ts';

export function LoginForm({ supportEmail }: { supportEmail: string }) {
  const { getValues, register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(login),
    defaultValues: { email: '', password: '', rememberMe: false },
    ...FORM_TIMING,
  });
  const { errors, dirtyFields, isSubmitting, isSubmitSuccessful } = formState;
  const field = (name: 'email' | 'password') => quietWhileEmpty(register(name), dirtyFields[name] === true);
  const pending = isSubmitting || isSubmitSuccessful;

  const submit = handleSubmit(async (request) => showRefusal(await logIn(request), request, setError));

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
          autoComplete="username"
          {...field('email')}
        />
        <PasswordField
          id="login-password"
          label={LABELS.password}
          error={errors.password?.message}
          autoComplete="current-password"
          {...field('password')}
        />
        <CheckboxField id="login-remember" label={LABELS.rememberMe} {...register('rememberMe')} />
        <Button type="submit" large pending={pending}>
          {pending ? PENDING.login : TABS.login}
        </Button>
      </form>
      {/* Beside the form: React hands what is sent in the dialog on to a form around it. */}
      <ForgotPassword emailTyped={() => getValues('email')} supportEmail={supportEmail} />
    </div>
  );
}
