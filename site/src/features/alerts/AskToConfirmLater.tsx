import type { User } from '../../../../contract/account/user.ts';
import { Later } from '../../components/ui/Later.tsx';

const load = async () => (await import('./AskToConfirm.tsx')).AskToConfirm;

/** The request to confirm the address. Its code loads after the page, because most members never see it again. */
export function AskToConfirmLater({ user }: { user: User }) {
  if (user.emailConfirmedAt !== null || user.confirmationDismissedAt !== null) return null;
  return <Later load={load} props={{ user }} waiting={null} failed={null} />;
}
