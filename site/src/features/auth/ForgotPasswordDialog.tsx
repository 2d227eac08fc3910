import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPassword } from '../../../../contract/passwords.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { FORM_TIMING } from '../../components/ui/form/form.ts';
import { askForLink } from './forgot-password.ts';
import { FORGOT, FORGOT_FAILED, FORGOT_SENT, LABELS } from './texts.ts';

interface Props {
  /** As it was typed for the login. */
  email: string;
  supportEmail: string;
  onClose: () => void;
}

/** Asks for the address, then says where to look. */
export function ForgotPasswordDialog({ email, supportEmail, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <Button look={sentTo === undefined ? 'ghost' : 'primary'} onClick={onClose}>
      {FORGOT.back}
    </Button>
  );
  const texts = sentTo === undefined ? FORGOT : FORGOT_SENT;

  return (
    <Dialog open onOpenChange={onClose} size="small" title={texts.title} description={texts.description}>
      {sentTo === undefined ? (
        <AddressForm email={email} onSent={setSentTo} back={back} />
      ) : (
        <div className="stack" role="status">
          <p>{FORGOT_SENT.text}</p>
          <p>
            {FORGOT_SENT.nothing} <a href={`mailto:${supportEmail}`}>{FORGOT_SENT.support}</a>.
          </p>
          <div className="flex flex-wrap gap-3">
            {back}
            <Button look="ghost" onClick={() => setSentTo(undefined)}>
              {FORGOT_SENT.again}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface FormProps {
  email: string;
  onSent: (email: string) => void;
  back: ReactNode;
}

function AddressForm({ email, onSent, back }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPassword),
    defaultValues: { email },
    ...FORM_TIMING,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (request) => {
    const failure = await askForLink(request.email);
    if (failure === undefined) onSent(request.email);
    else setError('root', { message: failure });
  });

  return (
    <form className="stack" onSubmit={isSubmitting ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={FORGOT_FAILED.title}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <Field
        id="forgot-email"
        label={LABELS.email}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...register('email')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting}>
          {isSubmitting ? FORGOT.sending : FORGOT.send}
        </Button>
        {back}
      </div>
    </form>
  );
}
