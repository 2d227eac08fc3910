import { useState } from 'react';
import type { StatusItem } from '../../../../../contract/status.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { isWebAddress } from '../../program/website/website.ts';
import { agoOf } from '../moments.ts';
import { ViewLink } from '../ViewLink.tsx';
import { STATUS } from './texts.ts';
import { detailOf } from './values.ts';

const PAGE = 10;

/** The tasks, calls, programs or settings behind a status line, rendered as plain text. */
export function StatusItems({ items }: { items: readonly StatusItem[] }) {
  const [limit, setLimit] = useState(PAGE);
  if (items.length === 0) return null;
  const rest = items.length - limit;
  return (
    <div className="stack [--gap:0.5rem]">
      <ul className="admin-lines">
        {items.slice(0, limit).map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list is always replaced as a whole
          <Item key={place} item={item} />
        ))}
      </ul>
      {rest > 0 && (
        <Button look="quiet" className="self-start" onClick={() => setLimit(items.length)}>
          {STATUS.more(rest)}
        </Button>
      )}
    </div>
  );
}

function Item({ item: { title, program, url, detail, since } }: { item: StatusItem }) {
  return (
    <li>
      <p>
        {program === null ? (
          <strong>{title}</strong>
        ) : (
          <ViewLink to={{ kind: 'programs', words: '', program }} className="admin-found">
            {title}
          </ViewLink>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
        {detail !== null && <span>{detailOf(detail)}</span>}
        {since !== null && <span>{agoOf(since)}</span>}
      </p>
      {url !== null && isWebAddress(url) && (
        <p className="text-small">
          <a className="inline-flex min-h-6 items-center" href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </a>
        </p>
      )}
    </li>
  );
}
