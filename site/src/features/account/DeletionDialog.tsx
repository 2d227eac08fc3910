import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { deleteAccount } from '../../../../contract/account/own-account.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/dialog/Dialog.tsx';
import { FORM_TIMING, showRefusal } from '../../components/ui/form/form.ts';
import { PasswordField } from '../../components/ui/form/PasswordField.tsx';
import { deleteOwnAccount } from './calls.ts';
import { HiddenUsername } from './HiddenUsername.tsx';
import { CURRENT_PASSWORD, DELETION } from './texts.ts';

const FORM = 'account-deletion';

/** Lists what will be deleted and asks the member to prove their identity. */
export function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(deleteAccount.body),
    defaultValues: { password: '' },
    ...FORM_TIMING,
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  // Deletion can't be stopped once it starts, so the dialog shouldn't look as if it could.
  const pending = isSubmitting || isSubmitSuccessful;
  const close = () => pending || onClose();
  const submit = handleSubmit(async (request) =>
    showRefusal(await deleteOwnAccount(request.password), request, setError),
  );

  return (
    <Dialog
      confirm
      open
      onOpenChange={close}
      title={DELETION.question}
      description={DELETION.warning}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            {DELETION.keep}
          </Button>
          <Button type="submit" form={FORM} look="danger" pending={pending}>
            {pending ? DELETION.pending : DELETION.action}
          </Button>
        </>
      }
    >
      <form id={FORM} className="stack" onSubmit={pending ? (event) => event.preventDefault() : submit} noValidate>
        <ul className="list-disc pl-6">
          {DELETION.whatGoes.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        {errors.root && (
          <Alert kind="error" title={DELETION.failed}>
            <p>{errors.root.message}</p>
          </Alert>
        )}
        <HiddenUsername email={email} />
        <PasswordField
          id="account-deletion-password"
          label={CURRENT_PASSWORD}
          error={errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
      </form>
    </Dialog>
  );
}
