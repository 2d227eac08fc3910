import { TextLines } from './TextLines.tsx';
import { CONDITIONS_IN_WORDS, NO_CONDITIONS } from './texts.ts';

/** The conditions of a program whose rules are not known, as its source words them. */
export function ConditionsInWords({ text }: { text: string | null }) {
  if (!text) return <p>{NO_CONDITIONS}</p>;
  return (
    <div className="stack [--gap:0.5rem]">
      <h3 className="subhead">{CONDITIONS_IN_WORDS}</h3>
      <TextLines text={text} />
    </div>
  );
}
