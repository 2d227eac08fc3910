import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { secondFactorCode } from '../../../../../contract/account/second-factor.ts';
import { signInCode } from '../../../../../contract/account/sign-in-codes.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/dialog/Dialog.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { FORM_TIMING, showRefusal } from '../../../components/ui/form/form.ts';
import { AddressForm, type Send } from './AddressForm.tsx';
import { askForCode, logInByCode } from './code-by-mail.ts';
import { redirectOf } from './destination.ts';
import { SecondFactorField } from './SecondFactorField.tsx';
import { BY_CODE, NEW_PASSWORD } from './texts.ts';

const TEXTS = { failed: BY_CODE.unsent, send: BY_CODE.send, sending: BY_CODE.sending };

interface Props {
  /** The address typed in the login form. */
  email: string;
  sharedComputer: boolean;
  onClose: () => void;
}

interface Asked {
  email: string;
  request: string;
}

/** Asks for the address, then the code, then whether to set a new password. */
export function CodeDialog({ email, sharedComputer, onClose }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const [resetToken, setResetToken] = useState<string>();
  const proceed = () => location.replace(redirectOf(location.search));

  const ask: Send = async (form, setError) => {
    const answer = await askForCode(form.email);
    if ('request' in answer) setAsked({ email: form.email, request: answer.request });
    else showRefusal(answer, form, setError);
  };

  if (resetToken !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={proceed}
        size="small"
        title={NEW_PASSWORD.title}
        description={NEW_PASSWORD.description}
      >
        <div className="flex flex-wrap gap-3">
          <a className="button button-primary" href={`/reset-password/${resetToken}`}>
            {NEW_PASSWORD.choose}
          </a>
          <Button look="ghost" onClick={proceed}>
            {NEW_PASSWORD.later}
          </Button>
        </div>
      </Dialog>
    );
  }
  const texts = asked
    ? { title: BY_CODE.codeTitle, description: BY_CODE.codeDescription }
    : { title: BY_CODE.title, description: BY_CODE.description };
  return (
    <Dialog open onOpenChange={onClose} size="small" {...texts}>
      {asked ? (
        <CodeForm asked={asked} sharedComputer={sharedComputer} onDone={setResetToken}>
          <Button look="ghost" onClick={() => setAsked(undefined)}>
            {BY_CODE.again}
          </Button>
        </CodeForm>
      ) : (
        <AddressForm id="code-email" texts={TEXTS} email={email} onSubmit={ask}>
          <Button look="ghost" onClick={onClose}>
            {BY_CODE.back}
          </Button>
        </AddressForm>
      )}
    </Dialog>
  );
}

interface CodeProps {
  asked: Asked;
  sharedComputer: boolean;
  onDone: (resetToken: string) => void;
  children: ReactNode;
}

const codeForm = z.object({ code: signInCode, secondFactor: z.optional(secondFactorCode) });

function CodeForm({ asked, sharedComputer, onDone, children }: CodeProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
    ...FORM_TIMING,
  });
  const { errors, isSubmitting } = formState;
  const [codeAsked, setCodeAsked] = useState<string>();
  const submit = handleSubmit(async (form) => {
    const answer = await logInByCode({ ...asked, ...form, sharedComputer });
    if ('resetToken' in answer) onDone(answer.resetToken);
    else if ('codeNeeded' in answer) setCodeAsked(answer.codeNeeded);
    else showRefusal(answer, form, setError);
  });
  return (
    <form className="stack" onSubmit={isSubmitting ? (event) => event.preventDefault() : submit} noValidate>
      {errors.root && (
        <Alert kind="error" title={BY_CODE.failed}>
          <p>{errors.root.message}</p>
        </Alert>
      )}
      <Field
        id="code-from-mail"
        label={BY_CODE.code}
        hint={BY_CODE.codeHint}
        error={errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...register('code')}
      />
      <SecondFactorField
        id="code-second-factor"
        asked={codeAsked}
        error={errors.secondFactor?.message}
        {...register('secondFactor', { setValueAs: (typed: unknown) => typed || undefined })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting}>
          {isSubmitting ? BY_CODE.using : BY_CODE.use}
        </Button>
        {children}
      </div>
    </form>
  );
}
