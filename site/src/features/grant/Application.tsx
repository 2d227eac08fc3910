import type { GrantDetail } from '../../../../contract/grants.ts';
import type { User } from '../../../../contract/user.ts';
import { PreparationLater } from '../preparation/PreparationLater.tsx';
import { TextLines } from '../program/TextLines.tsx';
import { CONTACT } from './rest-texts.ts';

/** What to have ready, the steps, and the contact. */
export function Application({ grant, user }: { grant: GrantDetail; user: User }) {
  return (
    <>
      <PreparationLater grant={grant} user={user} />
      {grant.contact && (
        <section className="stack [--gap:0.75rem]" aria-labelledby="contact">
          <h2 id="contact">{CONTACT}</h2>
          <TextLines text={grant.contact} isCallable />
        </section>
      )}
    </>
  );
}
