import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { type UseFormSetError, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { forgotPassword } from '../../../../../contract/account/passwords.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { FORM_TIMING } from '../../../components/ui/form/form.ts';
import { LABELS } from './texts.ts';

type Address = z.infer<typeof forgotPassword>;
export type Send = (form: Address, setError: UseFormSetError<Address>) => Promise<void>;

interface Props {
  id: string;
  texts: { failed: string; send: string; sending: string };
  /** The address typed in the login form. */
  email: string;
  /** Sends the form, or returns an error for it. */
  onSubmit: Send;
  /** Shown next to the button. */
  children: ReactNode;
}

/** Asks for the address to send a link or code to. */
export function AddressForm({ id, texts, email, onSubmit, children }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPassword),
    defaultValues: { email },
    ...FORM_TIMING,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((form) => onSubmit(form, setError));
  return (
    <form className="stack" onSubmit={isSubmitting ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={texts.failed}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <Field
        id={id}
        label={LABELS.email}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...register('email')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting}>
          {isSubmitting ? texts.sending : texts.send}
        </Button>
        {children}
      </div>
    </form>
  );
}
