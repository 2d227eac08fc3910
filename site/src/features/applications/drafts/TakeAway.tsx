import { type MouseEvent, useState } from 'react';
import type { BudgetLine, DraftKind, DraftSection } from '../../../../../contract/ai/drafts.ts';
import { PRODUCT } from '../../../../../contract/limits.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { EDITOR, KIND_NAMES } from './desk-texts.ts';
import { plainTextOf } from './plain-text.ts';

interface Props {
  grant: GrantDetail;
  kind: DraftKind;
  sections: readonly DraftSection[];
  budget: BudgetLine[] | null;
}

type Pressed = MouseEvent<HTMLButtonElement>;

/**
 * Exports a draft, including unsaved input, as a Word file or as text. Invalid amounts must be fixed first, or the
 * export's budget would be wrong.
 */
export function TakeAway({ grant, kind, sections, budget }: Props) {
  const [statusText, setStatusText] = useState('');
  const isLetter = kind === 'decision' || kind === 'appeal';
  const title = `${KIND_NAMES[kind]}: ${grant.title}`;
  const download = async ({ currentTarget: { form } }: Pressed) => {
    if (form?.reportValidity() === false) return;
    try {
      const { wordFileOf } = await import('./word-file.ts');
      saveFile(`${PRODUCT}-${kind}-${grant.id}.docx`, await wordFileOf(title, sections, budget, isLetter));
      setStatusText('');
    } catch {
      setStatusText(EDITOR.downloadFailed);
    }
  };
  const copy = ({ currentTarget: { form } }: Pressed) => {
    if (form?.reportValidity() === false) return;
    navigator.clipboard.writeText(plainTextOf(sections, budget, isLetter)).then(
      () => setStatusText(EDITOR.copied),
      () => setStatusText(EDITOR.copyFailed),
    );
  };
  return (
    <>
      <Button look="quiet" onClick={(event) => void download(event)}>
        {EDITOR.download}
      </Button>
      <Button look="quiet" onClick={copy}>
        {EDITOR.copy}
      </Button>
      <span role="status">{statusText}</span>
    </>
  );
}
