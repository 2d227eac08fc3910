import { type ComponentPropsWithRef, useState } from 'react';
import { HIDE, HIDE_PASSWORD, SHOW, SHOW_PASSWORD } from '../texts.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type Props = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type'>;

export function PasswordField({ id, label, hint, error, optional, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const texts = { id, label, hint, error, optional };
  return (
    <FieldFrame {...texts}>
      <div className="input-with-button">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className="input"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describedBy(texts)}
        />
        <button
          type="button"
          className="input-button"
          aria-label={shown ? HIDE_PASSWORD : SHOW_PASSWORD}
          onClick={() => setShown(!shown)}
        >
          {shown ? HIDE : SHOW}
        </button>
      </div>
    </FieldFrame>
  );
}
