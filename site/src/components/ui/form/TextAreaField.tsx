import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { charactersLeft, charactersTooMany, charactersUsed } from '../texts.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

/** Above this fraction of the limit, each change is announced. */
const NEARLY_FULL = 0.9;

type Props = FieldTexts & {
  /** Maximum number of characters. Typing or pasting more is possible, so nothing is cut silently. */
  limit?: number;
} & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts | 'maxLength'>;

export function TextAreaField({ id, label, hint, error, optional, limit, ...textarea }: Props) {
  const texts = { id, label, hint, error, optional };
  const frame = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(0);
  const count = () => setUsed(frame.current?.querySelector('textarea')?.value.length ?? 0);
  // Runs after every render: a form reset changes the text without an event.
  useEffect(count);

  return (
    <FieldFrame {...texts}>
      <div ref={frame} onInput={count}>
        <textarea dir="auto" {...textarea} id={id} className="textarea" {...describedBy(texts)} />
      </div>
      {limit !== undefined && <CharacterCount used={used} limit={limit} />}
    </FieldFrame>
  );
}

function CharacterCount({ used, limit }: { used: number; limit: number }) {
  const left = limit - used;
  const text = left < 0 ? charactersTooMany(-left) : charactersLeft(left);
  return (
    <>
      <p className="field-count" data-over={left < 0 || undefined} aria-hidden="true">
        {left < 0 ? text : charactersUsed(used, limit)}
      </p>
      <p className="visually-hidden" role="status">
        {used >= limit * NEARLY_FULL && text}
      </p>
    </>
  );
}
