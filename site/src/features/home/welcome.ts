import { type SearchResults, searchGrants } from '../../../../contract/search/search.ts';
import { totalWords } from '../../../../matching/amounts/amount-words.ts';
import { valueWords } from '../../../../matching/amounts/value-words.ts';
import { planOf } from '../../../../matching/order/plan.ts';
import { call } from '../../lib/api.ts';
import { callNameOf, type Session } from '../account/session/store.ts';
import { inShort } from '../program/conditions/in-short/in-short.ts';
import { grantPath } from '../program/route.ts';
import { WELCOME } from './texts.ts';
import { WELCOME_ID } from './welcome-page.ts';

/** Greets a signed-in member with a summary of their list. */
export async function greet(session: Session): Promise<void> {
  if (session.status === 'failed') return write('summary', WELCOME.failed);
  if (session.status !== 'signed-in') return;
  const { user } = session;
  write('greeting', WELCOME.back(callNameOf(user)));
  if (!user.profileComplete) return write('summary', WELCOME.incomplete);
  try {
    show(await call(searchGrants, { body: {} }));
  } catch {
    write('summary', WELCOME.failed);
  }
}

/** Shows the programs to start with. */
function show({ grants, fits = 0, total, forOrganization }: SearchResults): void {
  const { starts } = planOf(grants, { counted: total?.counted.map(({ id }) => id), forOrganization });
  const sum = total ? totalWords(total) : '';
  const ifEarned = total?.counted.some((part) => part.ifEarned);
  write('summary', WELCOME.summary(fits, sum, ifEarned));
  if (starts.length > 0) write('starts', WELCOME.starts);
  part('list')?.replaceChildren(
    ...starts.map((grant) => {
      const row = document.createElement('li');
      const link = document.createElement('a');
      link.href = grantPath(grant.id);
      link.textContent = grant.title;
      row.append(link);
      const worth = valueWords(grant);
      if (worth) {
        const words = document.createElement('span');
        words.textContent = inShort(worth);
        row.append(words);
      }
      return row;
    }),
  );
}

function part(name: string): Element | null {
  return document.querySelector(`#${WELCOME_ID} [data-part="${name}"]`);
}

function write(name: string, text: string): void {
  const place = part(name);
  if (place) place.textContent = text;
}
