import { lazy, Suspense } from 'react';
import type { User } from '../../../../contract/user.ts';
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

/** The account settings, whose code comes when their tab is opened. */
export function AccountSettingsLater({ user }: { user: User }) {
  return (
    <Suspense>
      <Settings user={user} />
    </Suspense>
  );
}

/** In their place, so that the other tabs stay. */
function Unloaded(_: { user: User }) {
  return (
    <div className="py-8">
      <Alert kind="error">
        <p>{UNLOADED}</p>
      </Alert>
    </div>
  );
}
