import { useState } from 'react';
import { type HeldImport, type KnownSource, postHeldImport } from '../../../../../contract/crawler.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { asAdmin, isRefusal } from '../access.ts';
import { HELD } from './texts.ts';

interface Props {
  source: Pick<KnownSource, 'name' | 'title'>;
  held: HeldImport;
  /** Reloads the sources. */
  onDecided: () => Promise<void>;
}

/** A source that would add far more than it had before. Shows a sample for an admin to accept or reject. */
export function HeldItem({ source: { name, title }, held, onDecided }: Props) {
  const [pending, setPending] = useState<'let in' | 'kept out'>();
  const decide = async (decision: 'let in' | 'kept out') => {
    setPending(decision);
    try {
      const body = { letIn: decision === 'let in' };
      const { message } = await asAdmin((token) => call(postHeldImport, { params: { name }, body, token }));
      showToast({ title: message });
      await onDecided();
    } catch (error) {
      if (!isRefusal(error)) showToast({ title: HELD.failed, description: messageOf(error), destructive: true });
    }
    setPending(undefined);
  };
  const { before, named, sample, decision } = held;
  return (
    <div className="alert alert-warning stack [--gap:0.75rem]">
      <p className="font-semibold">{HELD.title}</p>
      <p>{HELD.what(named, before)}</p>
      <ul className="admin-lines">
        {sample.map(({ title: program, provider }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat and have no other key
          <li key={index} className="wrap-anywhere">
            {provider === null ? program : `${program} (${provider})`}
          </li>
        ))}
      </ul>
      {decision !== null && <p>{HELD.decided[decision]}</p>}
      <div className="flex flex-wrap gap-3">
        {(['let in', 'kept out'] as const)
          .filter((choice) => choice !== decision)
          .map((choice) => (
            <Button key={choice} look="quiet" pending={pending === choice} onClick={() => void decide(choice)}>
              {pending === choice ? HELD.pending : choice === 'let in' ? HELD.letIn : HELD.keepOut}
              <span className="visually-hidden">{HELD.of(title)}</span>
            </Button>
          ))}
      </div>
    </div>
  );
}
