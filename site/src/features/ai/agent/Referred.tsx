import { useEffect, useState } from 'react';
import type { Referral } from '../../../../../contract/ai/agent.ts';
import type { PlacedHelper } from '../../../../../contract/profile/help-of-place.ts';
import type { StateCode } from '../../../../../contract/profile/places.ts';
import { HelperList } from '../../help/HelperList.tsx';
import { helpIn } from '../../help/of-place.ts';
import { helpPath } from '../../help/route.ts';
import { MORE_HELP, REFERRED } from './texts.ts';

/** Free helpers for each kind of referral, by file name in `content/helpers`. */
const HELPERS: Readonly<Record<Referral, string>> = {
  law: 'legal-aid',
  tax: 'tax-help',
  health: '211',
  immigration: 'legal-aid',
};

/** Says that this is a question for an adviser, and lists advisers in the member's state. */
export function Referred({ referral, state }: { referral: Referral; state: StateCode | null }) {
  const [helpers, setHelpers] = useState<readonly PlacedHelper[]>([]);
  useEffect(() => {
    let isWanted = true;
    helpIn(state).then(
      ({ helpers: all }) => isWanted && setHelpers(all.filter(({ id }) => id === HELPERS[referral])),
      // Without the list, the link below to the page of all helpers is enough.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [referral, state]);
  return (
    <>
      <p className="font-semibold">{REFERRED[referral]}</p>
      {helpers.length > 0 && <HelperList helpers={helpers} />}
      <p>
        <a href={helpPath(state)}>{MORE_HELP}</a>
      </p>
    </>
  );
}
