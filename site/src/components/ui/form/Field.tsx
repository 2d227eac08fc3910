import type { ComponentPropsWithRef } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type Props = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts>;

export function Field({ id, label, hint, error, optional, ...input }: Props) {
  const texts = { id, label, hint, error, optional };
  return (
    <FieldFrame {...texts}>
      <input type="text" {...input} id={id} className="input" {...describedBy(texts)} />
    </FieldFrame>
  );
}
