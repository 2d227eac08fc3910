import { type ComponentType, useState } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { showToast } from '../../components/ui/toast.ts';
import { grantPath } from './route.ts';
import { WHY_THIS, WHY_UNLOADED, WOULD_CHANGE } from './texts.ts';
import type { WhyDialogProps, WhyPart } from './WhyDialog.tsx';

interface Opened {
  part: WhyPart;
  Dialog: ComponentType<WhyDialogProps>;
}

/** A card's buttons that explain the match, and what would change one that's out of reach. */
export function WhyThis({ grant }: { grant: MatchedGrant }) {
  const [opened, setOpened] = useState<Opened>();
  // The dialog isn't needed before the first click. If it can't load, the program's page says the same; but offline,
  // going there would only lose the results.
  const open = (part: WhyPart) =>
    import('./WhyDialog.tsx').then(
      ({ WhyDialog }) => setOpened({ part, Dialog: WhyDialog }),
      () =>
        navigator.onLine ? location.assign(grantPath(grant.id)) : showToast({ ...WHY_UNLOADED, destructive: true }),
    );
  const button = (part: WhyPart, words: string) => (
    <button
      type="button"
      className="card-button"
      aria-haspopup="dialog"
      aria-expanded={opened?.part === part}
      onClick={() => void open(part)}
    >
      {words}
      <span className="visually-hidden"> {grant.title}</span>
    </button>
  );
  return (
    <>
      {button('criteria', WHY_THIS)}
      {grant.match.verdict === 'ineligible' && button('changes', WOULD_CHANGE.title)}
      {opened && <opened.Dialog grant={grant} part={opened.part} onClose={() => setOpened(undefined)} />}
    </>
  );
}
