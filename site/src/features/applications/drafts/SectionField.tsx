import type { DraftSection } from '../../../../../contract/ai/drafts.ts';
import { DRAFT } from '../../../../../contract/ai/drafts.ts';
import { TextAreaField } from '../../../components/ui/form/TextAreaField.tsx';
import { sourceWords } from '../../program/conditions/source-words.ts';
import { wordsIn, wordsOver } from './check.ts';
import { EDITOR } from './desk-texts.ts';

interface Props {
  id: string;
  section: DraftSection;
  onChange: (text: string) => void;
}

const LEAST_ROWS = 4;
const MOST_ROWS = 18;
/** Approximate characters per line. */
const LINE = 60;

/** One section of a draft: its text, its length limit, and where the funder asks for it. */
export function SectionField({ id, section, onChange }: Props) {
  const { heading, hint, asks, points, mostWords, text } = section;
  const over = wordsOver(section);
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE), 1);
  return (
    <div className="stack [--gap:0.5rem]">
      <TextAreaField
        id={id}
        label={points === null ? heading : `${heading} (${EDITOR.points(points)})`}
        hint={hint ?? undefined}
        rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, lines))}
        value={text}
        error={text.length > DRAFT.textLength ? EDITOR.tooLong : over > 0 ? EDITOR.tooManyWords(over) : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="text-small text-ink-soft">{EDITOR.words(wordsIn(text), mostWords)}</p>
      {asks && (
        <details>
          <summary>{EDITOR.asked}</summary>
          <blockquote className="wrap-anywhere" dir="auto">
            {asks.quote}
          </blockquote>
          <p>
            <a href={asks.source.url} rel="noreferrer">
              {sourceWords(asks.source.title).name}
            </a>
          </p>
        </details>
      )}
    </div>
  );
}
