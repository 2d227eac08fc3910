import { lazy, Suspense, useState } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { WHY_THIS, WOULD_CHANGE } from './texts.ts';

/** Nobody needs it before the first click. */
const WhyDialog = lazy(() => import('./WhyDialog.tsx').then((module) => ({ default: module.WhyDialog })));

export type WhyPart = 'criteria' | 'changes';

/** The buttons of a card that say why, and for what is out of reach what would change that. */
export function WhyThis({ grant }: { grant: MatchedGrant }) {
  const [opened, setOpened] = useState<WhyPart>();
  const button = (part: WhyPart, words: string) => (
    <button
      type="button"
      className="card-button"
      aria-haspopup="dialog"
      aria-expanded={opened === part}
      onClick={() => setOpened(part)}
    >
      {words}
      <span className="visually-hidden"> {grant.title}</span>
    </button>
  );
  return (
    <>
      {button('criteria', WHY_THIS)}
      {grant.match.verdict === 'ineligible' && button('changes', WOULD_CHANGE.title)}
      {opened && (
        <Suspense fallback={null}>
          <WhyDialog grant={grant} part={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
