import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { passwordResetForm } from '../../../../../contract/account/passwords.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { FORM_TIMING, showRefusal } from '../../../components/ui/form/form.ts';
import { PasswordField } from '../../../components/ui/form/PasswordField.tsx';
import { resetPassword } from './store.ts';
import { CONFIRM_PASSWORD, FAILED, NEW_PASSWORD, NEW_PASSWORD_HINT, SAVE, SAVING } from './texts.ts';

export function ResetForm({ token }: { token: string }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(passwordResetForm),
    defaultValues: { password: '', confirmPassword: '' },
    ...FORM_TIMING,
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const submit = handleSubmit(async ({ password }) =>
    showRefusal(await resetPassword(token, password), { password }, setError),
  );

  return (
    <form className="stack" onSubmit={isSubmitting ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={FAILED}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <PasswordField
        id="new-password"
        label={NEW_PASSWORD}
        hint={NEW_PASSWORD_HINT}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
      />
      <PasswordField
        id="confirm-password"
        label={CONFIRM_PASSWORD}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <Button type="submit" large pending={isSubmitting}>
        {isSubmitting ? SAVING : SAVE}
      </Button>
    </form>
  );
}
