import { type ComponentType, useState } from 'react';
import { COMPARED_GRANTS, TOAST } from '../../../../contract/limits.ts';
import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { Button } from '../../components/ui/Button.tsx';
import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';
import { showToast } from '../../components/ui/toast.ts';
import { CALENDAR } from './calendar/calendar-texts.ts';
import { downloadCsv } from './csv.ts';
import { UPGRADE } from './save-texts.ts';
import type { Plan } from './state.ts';
import {
  ACTIONS,
  COMPARE,
  COMPARE_OR_EXPORT,
  CSV,
  compareHint,
  DOWNLOADED,
  DOWNLOADING,
  PREMIUM,
  PREMIUM_ONLY,
  SELECT_ALL,
  SELECT_HINT,
  SELECTED,
  selectedText,
} from './texts.ts';

interface Props {
  /** All saved programs, in display order. */
  grants: readonly SavedGrant[];
  selected: readonly SavedGrant[];
  plan: Plan;
  /** True while the member is selecting some of them. Only then does each program have a checkbox. */
  isSelecting: boolean;
  onSelecting: (begins: boolean) => void;
  onSelectAll: (all: boolean) => void;
}

/** A dialog. Its code loads on request. */
type Opened = ComponentType<{ grants: readonly SavedGrant[]; onClose: () => void }>;
type Notice = { text: string; upgrade?: boolean };

export function SavedActions({ grants, selected, plan, isSelecting, onSelecting, onSelectAll }: Props) {
  const [notice, setNotice] = useState<Notice>({ text: '' });
  const [isDownloading, setIsDownloading] = useState(false);
  const [opened, setOpened] = useState<{ Window: Opened; grants: readonly SavedGrant[] }>();
  const meant = selected.length > 0 ? selected : grants;

  const open = async (load: () => Promise<Opened>, shown: readonly SavedGrant[]) => {
    setNotice({ text: '' });
    try {
      setOpened({ Window: await load(), grants: shown });
    } catch {
      setNotice({ text: UNLOADED });
    }
  };
  const offerPremium = (text: string) => {
    setNotice({ text, upgrade: true });
    showToast({ title: PREMIUM, description: text, dismissAfter: TOAST.upgradeDismissAfter });
  };
  const compare = () => {
    if (!plan.compare) return offerPremium(PREMIUM_ONLY.compare);
    if (meant.length < COMPARED_GRANTS.least || meant.length > COMPARED_GRANTS.most) {
      return setNotice({ text: compareHint(selected.length) });
    }
    void open(async () => (await import('./compare/CompareDialog.tsx')).CompareDialog, meant);
  };
  const download = async () => {
    if (!plan.csv) return offerPremium(PREMIUM_ONLY.csv);
    if (isDownloading) return;
    setIsDownloading(true);
    setNotice({ text: DOWNLOADING });
    setNotice({ text: (await downloadCsv(meant.map(({ id }) => id))) ?? DOWNLOADED });
    setIsDownloading(false);
  };

  return (
    <section className="saved-actions no-print" aria-label={ACTIONS}>
      <div className="saved-actions-row">
        {isSelecting && (
          <CheckboxField
            id="saved-select-all"
            label={selected.length > 0 ? selectedText(selected.length) : SELECT_ALL}
            checked={selected.length === grants.length}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && selected.length < grants.length;
            }}
            onChange={(event) => onSelectAll(event.target.checked)}
          />
        )}
        <div className="saved-buttons">
          <Button look="quiet" aria-pressed={isSelecting} onClick={() => onSelecting(!isSelecting)}>
            {isSelecting ? SELECTED : COMPARE_OR_EXPORT}
            {!isSelecting && !(plan.compare && plan.csv) && <span className="badge badge-accent">{PREMIUM}</span>}
          </Button>
          {isSelecting ? (
            <>
              <Button look="quiet" onClick={compare}>
                {COMPARE}
                {!plan.compare && <span className="badge badge-accent">{PREMIUM}</span>}
              </Button>
              <Button look="quiet" pending={isDownloading} onClick={() => void download()}>
                {CSV}
                {!plan.csv && <span className="badge badge-accent">{PREMIUM}</span>}
              </Button>
            </>
          ) : (
            <Button
              look="quiet"
              onClick={() =>
                void open(async () => (await import('./calendar/CalendarDialog.tsx')).CalendarDialog, grants)
              }
            >
              {CALENDAR.open}
            </Button>
          )}
        </div>
      </div>
      {isSelecting && <p className="mt-2 text-small text-ink-soft">{SELECT_HINT}</p>}
      <p role="status" className={notice.text ? 'mt-3' : undefined}>
        {notice.text} {notice.upgrade && <a href="/subscription?tier=premium">{UPGRADE}</a>}
      </p>
      {opened && <opened.Window grants={opened.grants} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
