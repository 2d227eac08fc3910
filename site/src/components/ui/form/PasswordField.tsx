import { type ComponentPropsWithRef, useState } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type Props = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type'>;

export function PasswordField({ id, label, hint, error, optional, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const texts = { id, label, hint, error, optional };
  return (
    <FieldFrame {...texts}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className="input pr-20"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describedBy(texts)}
        />
        <button
          type="button"
          className="absolute inset-y-1 right-1 min-w-16 rounded px-2 font-semibold text-ink-soft underline"
          aria-label={`${shown ? 'Hide' : 'Show'} password`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </FieldFrame>
  );
}
