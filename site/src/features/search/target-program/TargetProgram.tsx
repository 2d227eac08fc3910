import { useEffect, useId, useState } from 'react';
import { getGrant, type MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { call } from '../../../lib/api.ts';
import { forgetTargetProgram } from '../../account/session/target-program.ts';
import { VerdictBadge } from '../../program/conditions/VerdictBadge.tsx';
import { grantPath } from '../../program/route.ts';
import { CAME_FOR } from './texts.ts';

type Found = { status: 'loading' } | { status: 'ready'; program: MatchedGrant } | { status: 'gone' };

/** The program whose public page led the member to sign up, shown before all others. */
export function TargetProgram({ id }: { id: string }) {
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const title = useId();
  useEffect(() => void find(id).then(setFound), [id]);

  if (found.status === 'gone') return null;
  if (found.status === 'loading') return <div className="skeleton h-48" />;
  const { program } = found;
  const hide = () => {
    forgetTargetProgram();
    setFound({ status: 'gone' });
  };
  return (
    <section className="card stack min-h-48 [--gap:0.75rem]" aria-labelledby={title}>
      <h2 id={title} className="subhead wrap-anywhere">
        {CAME_FOR.title(program.title)}
      </h2>
      <VerdictBadge match={program.match} />
      <div className="flex flex-wrap gap-2">
        <a className="button button-primary" href={grantPath(program.id)} onClick={forgetTargetProgram}>
          {CAME_FOR.open}
        </a>
        <Button look="ghost" onClick={hide}>
          {CAME_FOR.hide}
          <span className="visually-hidden">{CAME_FOR.what}</span>
        </Button>
      </div>
    </section>
  );
}

async function find(id: string): Promise<Found> {
  try {
    return { status: 'ready', program: await call(getGrant, { params: { id } }) };
  } catch {
    // The program is gone or failed to load: the results work without it.
    return { status: 'gone' };
  }
}
