import type { CrawlError } from '../../../../../contract/crawler.ts';
import { isWebAddress } from '../../program/website/website.ts';
import { momentOf } from '../moments.ts';
import { causeName, ERRORS } from './texts.ts';

/** Messages and addresses come from outside, so they're rendered as plain text. Only web addresses become links. */
export function ErrorItem({ error: { source, cause, message, url, record, at } }: { error: CrawlError }) {
  return (
    <li className="stack wrap-anywhere [--gap:0.375rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{source}</span>
        <span className="badge badge-bad">{causeName(cause)}</span>
        <span className="text-small text-ink-soft">{momentOf(at)}</span>
      </p>
      <p>{message}</p>
      {record !== null && (
        <p className="text-small text-ink-soft">
          {ERRORS.record}: {record}
        </p>
      )}
      {url !== null && (
        <p className="text-small text-ink-soft">
          {ERRORS.address}: <Address url={url} />
        </p>
      )}
    </li>
  );
}

function Address({ url }: { url: string }) {
  if (!isWebAddress(url)) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}
