import type { User } from '../../../../contract/account/user.ts';
import { Lazy } from '../../components/ui/Lazy.tsx';

const load = async () => (await import('./AskToConfirm.tsx')).AskToConfirm;

/** The request to confirm the address. Its code loads after the page, because most members never see it again. */
export function LazyAskToConfirm({ user }: { user: User }) {
  if (user.emailConfirmedAt !== null || user.confirmationDismissedAt !== null) return null;
  return <Lazy load={load} props={{ user }} waiting={null} failed={null} />;
}
