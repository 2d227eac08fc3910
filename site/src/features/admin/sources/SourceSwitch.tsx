import { useState } from 'react';
import { type KnownSource, postSourceSwitch } from '../../../../../contract/crawler.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { asAdmin, isRefusal } from '../access.ts';
import { SOURCES } from './texts.ts';

interface Props {
  source: Pick<KnownSource, 'name' | 'title' | 'offSince'>;
  /** Reloads the sources. */
  onSwitched: () => Promise<void>;
}

/** Turns a source on or off for future crawls. */
export function SourceSwitch({ source: { name, title, offSince }, onSwitched }: Props) {
  const [pending, setPending] = useState(false);
  const isOn = offSince === null;
  const change = async () => {
    setPending(true);
    try {
      const { message } = await asAdmin((token) =>
        call(postSourceSwitch, { params: { name }, body: { isOn: !isOn }, token }),
      );
      showToast({ title: message });
      await onSwitched();
    } catch (error) {
      if (!isRefusal(error))
        showToast({ title: SOURCES.switchFailed, description: messageOf(error), destructive: true });
    }
    setPending(false);
  };
  return (
    <Button look="quiet" className="flex-none" pending={pending} onClick={() => void change()}>
      {pending ? SOURCES.switching : isOn ? SOURCES.switchOff : SOURCES.switchOn}
      <span className="visually-hidden">{SOURCES.of(title)}</span>
    </Button>
  );
}
