import { lazy, Suspense, useEffect } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { UNLOADED } from './texts.ts';
import { WhatItTakes } from './WhatItTakes.tsx';

interface Props {
  grant: GrantDetail;
  user: User;
}

const Prepared = lazy(async () => {
  try {
    const { Preparation } = await import('./Preparation.tsx');
    return { default: Preparation };
  } catch {
    return { default: Unloaded };
  }
});

/** Shows documents and steps right away, and their checkmarks and the plan once those load. */
export function LazyPreparation(props: Props) {
  return (
    <Suspense
      fallback={
        <>
          <WhatItTakes grant={props.grant} />
          <Arrival />
        </>
      }
    >
      <Prepared {...props} />
      <Arrival />
    </Suspense>
  );
}

/** Scrolls to the documents if a card linked to them, because they weren't on the page until now. */
function Arrival() {
  useEffect(() => {
    if (location.hash === '#documents') document.getElementById('documents')?.scrollIntoView();
  }, []);
  return null;
}

/** Shown if the code fails to load, so the lists stay readable. */
function Unloaded({ grant }: Props) {
  return (
    <>
      <Alert kind="error">
        <p>{UNLOADED}</p>
      </Alert>
      <WhatItTakes grant={grant} />
    </>
  );
}
