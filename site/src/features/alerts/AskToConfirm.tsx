import { useState } from 'react';
import { deleteEmailConfirmation } from '../../../../contract/account/own-account.ts';
import type { User } from '../../../../contract/account/user.ts';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast.ts';
import { call, messageOf } from '../../lib/api.ts';
import { replaceUser } from '../account/session/store.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { ASKED } from './texts.ts';

/** Asks the member to confirm their address. Can be dismissed. */
export function AskToConfirm({ user }: { user: User }) {
  const [pending, setPending] = useState(false);

  const dismiss = async () => {
    setPending(true);
    try {
      replaceUser(await call(deleteEmailConfirmation));
      // The button that had focus is gone, so focus the content.
      document.getElementById('content')?.focus();
    } catch (error) {
      setPending(false);
      showToast({ title: ASKED.failed, description: messageOf(error), destructive: true });
    }
  };

  return (
    <ConfirmAddress email={user.email} gently>
      <Button look="ghost" pending={pending} onClick={() => void dismiss()}>
        {ASKED.away}
      </Button>
    </ConfirmAddress>
  );
}
