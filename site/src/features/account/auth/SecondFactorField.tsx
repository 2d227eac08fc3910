import type { ComponentPropsWithRef } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { LABELS, SECOND_FACTOR_HINT } from './texts.ts';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  id: string;
  /** The reason the code is needed; undefined while it isn't. */
  asked: string | undefined;
  error: string | undefined;
};

/** Field for the authenticator app's code. Appears once the server asks for it. */
export function SecondFactorField({ id, asked, error, ...input }: Props) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {asked !== undefined && (
          <Alert kind="info">
            <p>{asked}</p>
          </Alert>
        )}
      </div>
      {asked !== undefined && (
        <Field
          {...input}
          id={id}
          label={LABELS.secondFactor}
          hint={SECOND_FACTOR_HINT}
          error={error}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
    </>
  );
}
