import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { leave } from './access.ts';
import { DASHBOARD } from './texts.ts';
import { mayLeave } from './view.ts';

/** Ends the admin's login, both here and on the server. */
export function Logout({ onLeft }: { onLeft: () => void }) {
  const [pending, setPending] = useState(false);
  const logOut = async () => {
    if (!mayLeave()) return;
    setPending(true);
    await leave();
    onLeft();
  };
  return (
    <Button look="quiet" pending={pending} onClick={() => void logOut()}>
      {pending ? DASHBOARD.leaving : DASHBOARD.logout}
    </Button>
  );
}
