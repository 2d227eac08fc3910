import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { CALENDAR } from './calendar-texts.ts';
import { followAddress } from './feed.ts';

/** A URL that's shown only once, to copy or open right away. */
export function FeedAddress({ url }: { url: string }) {
  const [statusText, setStatusText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatusText(CALENDAR.copied);
    } catch {
      field.current?.select();
      setStatusText(CALENDAR.notCopied);
    }
  };
  return (
    <div className="stack [--gap:0.75rem]">
      <Field
        ref={field}
        id="calendar-address"
        label={CALENDAR.address}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{CALENDAR.copy}</Button>
        <a className="button button-quiet" href={followAddress(url)}>
          {CALENDAR.subscribe}
        </a>
      </div>
      <p role="status" className="min-h-6 text-small text-good">
        {statusText}
      </p>
      <p className="text-small text-ink-soft">{CALENDAR.how}</p>
    </div>
  );
}
