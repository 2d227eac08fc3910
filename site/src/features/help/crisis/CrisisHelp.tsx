import type { Crisis } from '../../../../../contract/search/crises.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { DOT } from '../../../lib/dot.ts';
import { drop, SESSION_KEYS } from '../../account/session/storage.ts';
import { CRISIS_HELP } from './crisis-help.ts';
import { CRISIS } from './texts.ts';

/** In these cases, someone may be looking over the visitor's shoulder. */
const WATCHED: ReadonlySet<Crisis> = new Set(['violence', 'child']);
const ELSEWHERE = 'https://www.weather.gov/';

/** Immediate help for searches that suggest danger. */
export function CrisisHelp({ crises }: { crises: readonly Crisis[] }) {
  if (crises.length === 0) return null;
  return (
    <section className="alert alert-error crisis stack [--gap:1rem]" aria-labelledby="crisis">
      <h3 id="crisis">{CRISIS.title}</h3>
      {crises.some((crisis) => WATCHED.has(crisis)) && (
        <div className="stack [--gap:0.25rem]">
          <div>
            <Button onClick={leave}>{CRISIS.leave}</Button>
          </div>
          <p className="text-small">{CRISIS.leaveHint}</p>
        </div>
      )}
      {crises.map((crisis) => (
        <div key={crisis}>
          <h4 className="font-semibold">{CRISIS_HELP[crisis].title}</h4>
          <ul className="crisis-lines">
            {CRISIS_HELP[crisis].lines.map(({ text, phone, link }) => (
              <li key={text}>
                {text}{' '}
                {phone && (
                  <a className="font-semibold whitespace-nowrap" href={`tel:${phone.call}`}>
                    {phone.shown}
                  </a>
                )}
                {link && (
                  <>
                    {DOT}
                    <a href={link.url} rel="noreferrer">
                      {link.shown}
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Replaces this page in the tab's history, so Back doesn't return to it. */
function leave(): void {
  drop(SESSION_KEYS.results, SESSION_KEYS.query);
  location.replace(ELSEWHERE);
}
