import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { registrationForm } from '../../../../../contract/account/account.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { FORM_TIMING, quietWhileEmpty, showRefusal } from '../../../components/ui/form/form.ts';
import { PasswordField } from '../../../components/ui/form/PasswordField.tsx';
import { PRIVACY, TERMS } from '../../shell/legal-links.ts';
import { register as registerMember } from './account.ts';
import { AGREE, LABELS, NEW_PASSWORD_HINT, PENDING, REGISTRATION_FAILED, SHARED_HINT, TABS } from './texts.ts';

export function SignUpForm() {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { firstName: '', lastName: '', email: '', phone: '', password: '', sharedComputer: false },
    ...FORM_TIMING,
  });
  const { errors, dirtyFields, isSubmitting, isSubmitSuccessful } = formState;
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'password') =>
    quietWhileEmpty(register(name), dirtyFields[name] === true);
  const pending = isSubmitting || isSubmitSuccessful;

  const submit = handleSubmit(async ({ agreeTerms: _staysHere, ...form }) => {
    const request = { ...form, phone: form.phone || null };
    showRefusal(await registerMember(request), request, setError);
  });

  return (
    <form className="stack" onSubmit={pending ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={REGISTRATION_FAILED}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id="signup-first-name"
          label={LABELS.firstName}
          error={errors.firstName?.message}
          autoComplete="given-name"
          {...field('firstName')}
        />
        <Field
          id="signup-last-name"
          label={LABELS.lastName}
          error={errors.lastName?.message}
          autoComplete="family-name"
          {...field('lastName')}
        />
      </div>
      <Field
        id="signup-email"
        label={LABELS.email}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <Field
        id="signup-phone"
        label={LABELS.phone}
        optional
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <PasswordField
        id="signup-password"
        label={LABELS.password}
        hint={NEW_PASSWORD_HINT}
        error={errors.password?.message}
        autoComplete="new-password"
        {...field('password')}
      />
      <CheckboxField
        id="signup-shared"
        label={LABELS.sharedComputer}
        hint={SHARED_HINT}
        {...register('sharedComputer')}
      />
      <CheckboxField
        id="signup-terms"
        label={<Agreement />}
        error={errors.agreeTerms?.message}
        {...register('agreeTerms')}
      />
      <Button type="submit" large pending={pending}>
        {pending ? PENDING.signup : TABS.signup}
      </Button>
    </form>
  );
}

/** The links open in new tabs, so typed text isn't lost. */
function Agreement() {
  return (
    <>
      {AGREE.before}{' '}
      <a href={TERMS.href} target="_blank" rel="noopener">
        {AGREE.terms}
      </a>{' '}
      {AGREE.and}{' '}
      <a href={PRIVACY.href} target="_blank" rel="noopener">
        {AGREE.privacy}
      </a>
    </>
  );
}
