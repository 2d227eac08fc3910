import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { nameAndPhone } from '../../../../contract/account/account.ts';
import type { User } from '../../../../contract/account/user.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { FORM_TIMING, showRefusal } from '../../components/ui/form/form.ts';
import type { Close } from '../../components/ui/SettingRow.tsx';
import { changeNameAndPhone } from './calls.ts';
import { FormActions } from './FormActions.tsx';
import { NAME, nameDone } from './texts.ts';

/** The member's name and phone number. */
export function NameForm({ user: { firstName, lastName, phone }, close }: { user: User; close: Close }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(nameAndPhone),
    defaultValues: { firstName, lastName, phone: phone ?? '' },
    ...FORM_TIMING,
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('firstName'), [setFocus]);

  const submit = handleSubmit(async (request) => {
    const refusal = await changeNameAndPhone(request);
    showRefusal(refusal, request, setError);
    if (!refusal) close({ title: NAME.done, text: nameDone(request.firstName) });
  });

  return (
    <form className="stack max-w-md" onSubmit={isSubmitting ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={NAME.failed}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <Field
        id="account-first-name"
        label={NAME.firstName}
        error={errors.firstName?.message}
        autoComplete="given-name"
        {...register('firstName')}
      />
      <Field
        id="account-last-name"
        label={NAME.lastName}
        error={errors.lastName?.message}
        autoComplete="family-name"
        {...register('lastName')}
      />
      <Field
        id="account-phone"
        label={NAME.phone}
        optional
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        {...register('phone')}
      />
      <FormActions save={NAME.save} saving={NAME.saving} pending={isSubmitting} onCancel={() => close()} />
    </form>
  );
}
