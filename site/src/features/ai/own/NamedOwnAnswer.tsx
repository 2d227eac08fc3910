import { useEffect, useState } from 'react';
import type { OwnAnswer as Own } from '../../../../../contract/ai/agent.ts';
import { type GrantDetail, getGrant } from '../../../../../contract/programs/grants.ts';
import { call } from '../../../lib/api.ts';
import { grantPath } from '../../program/route.ts';
import { OwnAnswer } from './OwnAnswer.tsx';
import { OWN } from './texts.ts';

/** Our own answer about a program that the question named. Its current record is loaded for it. */
export function NamedOwnAnswer({ own: { grantId, title, topics } }: { own: Own }) {
  const [grant, setGrant] = useState<GrantDetail | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    call(getGrant, { params: { id: grantId } }).then(
      (found) => isWanted && setGrant(found),
      () => isWanted && setGrant('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [grantId]);
  const link = (
    <a href={grantPath(grantId)} dir="auto">
      {grant === 'loading' || grant === 'failed' ? title : grant.title}
    </a>
  );
  if (grant === 'failed')
    return (
      <p>
        {OWN.failed} {link}
      </p>
    );
  return (
    <>
      <p>
        {OWN.about} {link}
      </p>
      {grant === 'loading' ? (
        <div className="skeleton h-40" role="status">
          <p className="visually-hidden">{OWN.loading}</p>
        </div>
      ) : (
        <OwnAnswer grant={grant} topics={topics} />
      )}
    </>
  );
}
