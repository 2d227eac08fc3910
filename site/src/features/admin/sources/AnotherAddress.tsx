import { type SubmitEvent, useId, useState } from 'react';
import { postAddressPreview } from '../../../../../contract/crawler.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { PREVIEW } from './texts.ts';

interface Props {
  /** The address being tried; null for the source's own address. */
  address: string | null;
  onTry: (address: string | null) => void;
}

/** Asks for another address to read the same way as the source's own. */
export function AnotherAddress({ address, onTry }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(address ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = postAddressPreview.body.safeParse({ address: typed });
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return document.getElementById(id)?.focus();
    onTry(parsed.data.address);
  };
  return (
    <form className="stack [--gap:0.75rem]" onSubmit={submit} noValidate>
      <Field
        id={id}
        label={PREVIEW.address}
        hint={PREVIEW.addressHint}
        error={error}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet">
          {PREVIEW.try}
        </Button>
        {address !== null && (
          <Button look="quiet" onClick={() => onTry(null)}>
            {PREVIEW.own}
          </Button>
        )}
      </div>
      {address !== null && (
        <p role="status" className="wrap-anywhere">
          {PREVIEW.tried(address)}
        </p>
      )}
    </form>
  );
}
