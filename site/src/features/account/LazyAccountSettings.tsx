import { lazy, Suspense } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';

const Settings = lazy(async () => {
  try {
    const { AccountSettings } = await import('./AccountSettings.tsx');
    return { default: AccountSettings };
  } catch {
    return { default: Unloaded };
  }
});

/** The account settings. Their code loads when the tab is opened. */
export function LazyAccountSettings({ user }: { user: User }) {
  return (
    <Suspense>
      <Settings user={user} />
    </Suspense>
  );
}

/** Shown if the code fails to load, so the other tabs stay usable. */
function Unloaded(_: { user: User }) {
  return (
    <div className="py-8">
      <Alert kind="error">
        <p>{UNLOADED}</p>
      </Alert>
    </div>
  );
}
