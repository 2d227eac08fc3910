import { type ComponentType, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MatchedGrant } from '../../../../../../contract/programs/grants.ts';
import { CloseButton } from '../../../../components/ui/dialog/CloseButton.tsx';
import { showToast } from '../../../../components/ui/toast.ts';
import { grantPath } from '../../route.ts';
import { WHY_THIS, WHY_UNLOADED, WOULD_CHANGE_TITLE } from '../../texts.ts';
import type { WhyDialogProps, WhyPart } from './WhyDialog.tsx';

interface Opened {
  part: WhyPart;
  /** Undefined while its code loads. */
  Dialog?: ComponentType<WhyDialogProps>;
}

const loadDialog = () => import('./WhyDialog.tsx');
/** Touching the button starts loading the dialog. If that fails, the click retries. */
const loadEarly = () => void loadDialog().catch(() => null);

/** A card's buttons that explain the match and, for a no, what would change it. */
export function WhyThis({ grant }: { grant: MatchedGrant }) {
  const [opened, setOpened] = useState<Opened>();
  const isWanted = useRef(false);
  const close = () => {
    isWanted.current = false;
    setOpened(undefined);
  };
  // The dialog loads on the first click. If it can't load, the program's page says the same. Offline, going there would
  // only lose the results.
  const open = (part: WhyPart) => {
    isWanted.current = true;
    setOpened({ part });
    loadDialog().then(
      // If the member closed it in the meantime, it stays closed.
      ({ WhyDialog }) => setOpened((now) => now && { part, Dialog: WhyDialog }),
      () => {
        if (!isWanted.current) return;
        close();
        if (navigator.onLine) location.assign(grantPath(grant.id));
        else showToast({ ...WHY_UNLOADED, destructive: true });
      },
    );
  };
  const button = (part: WhyPart, words: string) => (
    <button
      type="button"
      className="card-button"
      aria-haspopup="dialog"
      aria-expanded={opened?.part === part}
      onPointerEnter={loadEarly}
      onClick={() => open(part)}
    >
      {words}
      <span className="visually-hidden"> {grant.title}</span>
    </button>
  );
  return (
    <>
      {button('criteria', WHY_THIS)}
      {grant.match.verdict === 'ineligible' && button('changes', WOULD_CHANGE_TITLE)}
      {opened?.Dialog && <opened.Dialog grant={grant} part={opened.part} onClose={close} />}
      {opened &&
        !opened.Dialog &&
        createPortal(<SheetAwaited {...opened} name={grant.title} onClose={close} />, document.body)}
    </>
  );
}

/** The dialog's placeholder: its code may take a second on a slow connection. */
function SheetAwaited({ part, name, onClose }: Opened & { name: string; onClose: () => void }) {
  return (
    <div role="status">
      <div className="overlay" data-state="open" />
      <div className="modal dialog dialog-large" data-state="open">
        <p className="modal-head modal-title">{part === 'changes' ? WOULD_CHANGE_TITLE : WHY_THIS}</p>
        <p className="modal-description">{name}</p>
        <div className="modal-body">
          <div className="skeleton h-80" aria-hidden="true" />
        </div>
        <CloseButton className="modal-close" onClick={onClose} />
      </div>
    </div>
  );
}
