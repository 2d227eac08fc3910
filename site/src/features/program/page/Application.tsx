import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { LazyPreparation } from '../../applications/preparation/LazyPreparation.tsx';
import { TextLines } from '../TextLines.tsx';
import { CONTACT } from './rest-texts.ts';

/** Shows what to have ready, the steps, and the contact. */
export function Application({ grant, user }: { grant: GrantDetail; user: User }) {
  return (
    <>
      <LazyPreparation grant={grant} user={user} />
      {grant.contact && (
        <section className="stack [--gap:0.75rem]" aria-labelledby="contact">
          <h2 id="contact">{CONTACT}</h2>
          <TextLines text={grant.contact} isCallable />
        </section>
      )}
    </>
  );
}
