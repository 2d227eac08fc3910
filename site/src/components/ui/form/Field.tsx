import type { ComponentPropsWithRef } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface Kind {
  /** A dollar amount: shows "$" in front of the input. */
  dollars?: boolean | undefined;
}

type Props = FieldTexts & Kind & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts>;

export function Field({ id, label, hint, error, optional, dollars, ...input }: Props) {
  const texts = { id, label, hint, error, optional };
  const typed = <input type="text" {...input} id={id} className="input" {...describedBy(texts)} />;
  return <FieldFrame {...texts}>{dollars ? <span className="dollars">{typed}</span> : typed}</FieldFrame>;
}
