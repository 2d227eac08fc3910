import { useState } from 'react';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { shareAddress } from '../../../lib/share.ts';
import { websiteOf } from '../website/website.ts';
import { SHARE } from './texts.ts';

const CURATED = 'curated';

/** Shares a URL that reveals nothing about the member: the program's public page, or its own website. */
export function ShareButton({ grant }: { grant: GrantDetail }) {
  const [note, setNote] = useState<string>();
  const page = publicPageOf(grant);
  const url = page ?? websiteOf(grant);
  const share = async () => {
    if (url === undefined) return setNote(SHARE.none);
    const outcome = await shareAddress(grant.title, url);
    if (outcome === 'refused') {
      setNote(`${SHARE.byHand} ${url}`);
      showToast({ title: SHARE.failed, destructive: true });
    }
    if (!page && (outcome === 'copied' || outcome === 'shared')) setNote(SHARE.officialText);
    if (outcome !== 'copied') return;
    if (page) showToast({ title: SHARE.copied, description: SHARE.copiedText });
    else showToast({ title: SHARE.officialCopied, description: url });
  };
  return (
    <>
      <button type="button" className="text-button" onClick={() => void share()}>
        {SHARE.button}
      </button>
      {note && (
        <p role="status" className="w-full wrap-anywhere">
          {note}
        </p>
      )}
    </>
  );
}

/** Programs have a public page while they're in our own catalog. */
function publicPageOf({ id, sourceType, closed }: GrantDetail): string | undefined {
  if (sourceType !== CURATED || closed) return undefined;
  return new URL(`/programs/${encodeURIComponent(id)}`, location.origin).href;
}
