import { Alert } from '../../../components/ui/Alert.tsx';
import { dayOf } from '../../../lib/dates.ts';
import type { Website } from './best-url.ts';
import { NO_URL, WEBSITE_STATE } from './texts.ts';

export function Address({ url }: { url: string | undefined }) {
  return url === undefined ? null : <p className="text-small text-ink-soft wrap-anywhere">{url}</p>;
}

/** For members whose plan checks addresses: the result of the last check. */
export function WebsiteState({ website }: { website: Website }) {
  if (website.status === 'none' || (website.status === 'plain' && website.url === undefined)) {
    return (
      <p>
        <strong>{NO_URL.title}.</strong> {NO_URL.description}
      </p>
    );
  }
  const url = website.url;
  if (website.status === 'plain') {
    return (
      <div className="text-small text-ink-soft" role="status">
        <Address url={url} />
        <p>{website.isChecking ? WEBSITE_STATE.checking : WEBSITE_STATE.unchecked}</p>
      </div>
    );
  }
  const date = website.checkedAt === null ? null : dayOf(website.checkedAt);
  if (website.status === 'dead' || website.status === 'known dead') {
    const title =
      website.status === 'known dead' ? WEBSITE_STATE.knownDead(dayOf(website.since), date) : WEBSITE_STATE.dead(date);
    return (
      <Alert kind="warning" title={title}>
        <p className="wrap-anywhere">
          {WEBSITE_STATE.deadText} {url}
        </p>
      </Alert>
    );
  }
  return (
    <div className="text-small text-ink-soft" role="status">
      <Address url={url} />
      <p>{WEBSITE_STATE[website.status](date)}</p>
    </div>
  );
}
