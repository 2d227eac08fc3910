import { TextLines } from '../TextLines.tsx';
import { CONDITIONS_IN_WORDS, NO_CONDITIONS } from '../texts.ts';

/** A program's conditions in its source's words, when its rules aren't known. */
export function ConditionsInWords({ text }: { text: string | null }) {
  if (!text) return <p>{NO_CONDITIONS}</p>;
  return (
    <div className="stack [--gap:0.5rem]">
      <h3 className="subhead">{CONDITIONS_IN_WORDS}</h3>
      <TextLines text={text} />
    </div>
  );
}
