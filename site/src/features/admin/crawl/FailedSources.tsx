import type { CrawlProgress } from '../../../../../contract/crawler.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { failedText } from './texts.ts';

/** The sources that failed in this run, and why. Shown first, because they make the run's figures incomplete. */
export function FailedSources({ progress }: { progress: Pick<CrawlProgress, 'failedSources' | 'sourcesInAll'> }) {
  const { failedSources, sourcesInAll } = progress;
  return (
    <Alert kind="warning" title={failedText(failedSources.length, sourcesInAll)}>
      <ul className="admin-lines">
        {failedSources.map(({ title, reason }) => (
          <li key={title} className="wrap-anywhere">
            {title}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
