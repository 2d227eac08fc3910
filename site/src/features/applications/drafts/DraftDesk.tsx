import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, DraftKind } from '../../../../../contract/ai/drafts.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { Tabs } from '../../../components/ui/Tabs.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { DESK, KIND_NAMES } from './desk-texts.ts';
import { type Loaded, loadDrafts } from './store.ts';

/** A program's drafts, one tab each. */
export function DraftDesk({ grant }: { grant: GrantDetail }) {
  const [loaded, setLoaded] = useState<Loaded | { status: 'loading' }>({ status: 'loading' });
  const [current, setCurrent] = useState<DraftKind>();
  const desk = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    setLoaded({ status: 'loading' });
    setLoaded(await loadDrafts(grant.id));
  }, [grant.id]);
  useEffect(() => {
    desk.current?.focus({ preventScroll: true });
    void load();
  }, [load]);

  return (
    <div ref={desk} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {loaded.status === 'loading' && DESK.loading}
      </p>
      {loaded.status === 'loading' && <div className="skeleton h-64" aria-hidden="true" />}
      {loaded.status === 'failed' && <LoadingFailed title={DESK.failed} message={loaded.message} onTryAgain={load} />}
      {loaded.status === 'ready' && (
        <DraftTabs grant={grant} drafts={loaded.drafts} current={current} onChange={setCurrent} />
      )}
    </div>
  );
}

interface TabsProps {
  grant: GrantDetail;
  drafts: readonly Draft[];
  current: DraftKind | undefined;
  onChange: (kind: DraftKind) => void;
}

function DraftTabs({ grant, drafts, current, onChange }: TabsProps) {
  const kinds = drafts.map(({ kind }) => kind);
  const [first] = kinds;
  if (first === undefined) return null;
  const panelOf = (kind: DraftKind) => {
    const draft = drafts.find((one) => one.kind === kind);
    return draft ? <DraftEditor grant={grant} given={draft} /> : null;
  };
  return (
    <Tabs
      label={DESK.kinds}
      values={kinds}
      names={KIND_NAMES}
      panels={{
        application: panelOf('application'),
        phone: panelOf('phone'),
        decision: panelOf('decision'),
        appeal: panelOf('appeal'),
      }}
      current={current ?? first}
      onChange={onChange}
    />
  );
}
