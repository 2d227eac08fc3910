import type { PlacedHelper } from '../../../../contract/profile/help-of-place.ts';
import { isLaw } from '../../../../matching/program/source-dates.ts';
import { shortDate } from '../../lib/dates.ts';
import { hostOf } from '../../lib/host.ts';
import { readOn, sourceWords } from '../program/conditions/source-words.ts';
import { IN_FORCE, sourceDate } from '../program/texts.ts';
import { isReachable, Saying, Ways } from './HelperList.tsx';
import { SAY_AND_SOURCE, SOURCE } from './texts.ts';

/** The data that the page's script sorts a helper by. */
export interface Listed {
  placed: PlacedHelper;
  needs: readonly string[];
  /** Its audiences, as indexes into the page's list of them, which keeps the page small. */
  audiences: readonly number[];
  situation?: string | undefined;
  /** True if the helper goes over the form with people. */
  withForm: boolean;
  /** For helpers above the list: the place in the list that's theirs. */
  place?: number | undefined;
}

/** The one anybody can call. */
const FOR_EVERYONE = '211';

/** The page's helpers, with what to say and the source folded. Above the list, nothing is folded. */
export function ListedHelpers({ helpers }: { helpers: readonly Listed[] }) {
  return (
    <ul className="helpers">
      {helpers.map(({ placed, needs, audiences, situation, withForm, place }) => (
        <li
          key={placed.id}
          data-needs={needs.join(' ')}
          data-audiences={audiences.join(' ')}
          data-situation={situation}
          data-with-form={withForm ? '' : undefined}
          data-place={place}
        >
          <h3>{placed.name}</h3>
          <p>{placed.does}</p>
          <Ways helper={placed} />
          <details open={place !== undefined || placed.id === FOR_EVERYONE}>
            <summary>{isReachable(placed) ? SAY_AND_SOURCE : SOURCE}</summary>
            <Saying helper={placed} />
            <p className="helper-source">
              <a href={placed.source.url}>{hostOf(placed.source.url)}</a>
              {` ${readWords(placed.source)}`}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}

function readWords(source: PlacedHelper['source']): string {
  return isLaw(source) ? IN_FORCE : sourceDate(readOn(sourceWords(source.title), shortDate(source.date)));
}
