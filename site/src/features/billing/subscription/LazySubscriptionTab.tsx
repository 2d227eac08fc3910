import { type ComponentType, useEffect, useState } from 'react';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { LOADING_SUBSCRIPTION } from './loading-texts.ts';
import { SubscriptionError } from './SubscriptionError.tsx';

interface Props {
  supportEmail: string;
}

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Tab: ComponentType<Props> };

/** The subscription tab. Its code loads when it's first opened. If that fails, the form next to it stays. */
export function LazySubscriptionTab(props: Props) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  useEffect(() => void load(setLoaded), []);

  switch (loaded.status) {
    case 'loading':
      return <Spinner label={LOADING_SUBSCRIPTION} />;
    case 'failed':
      return <SubscriptionError onRefresh={() => void load(setLoaded)} />;
    case 'ready':
      return <loaded.Tab {...props} />;
  }
}

async function load(show: (loaded: Loaded) => void): Promise<void> {
  show({ status: 'loading' });
  try {
    const { SubscriptionTab } = await import('./SubscriptionTab.tsx');
    show({ status: 'ready', Tab: SubscriptionTab });
  } catch {
    show({ status: 'failed' });
  }
}
