import type { SharedAddress } from '../../../../../contract/saved/my-plan.ts';
import { hostOf } from '../../../lib/host.ts';
import { grantPath } from '../../program/route.ts';
import { TOGETHER } from './texts.ts';

/** Programs that share one application URL, and what their own texts say about it. */
export function Together({ together }: { together: readonly SharedAddress[] }) {
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="plan-together">
      <h3 id="plan-together">{TOGETHER.title}</h3>
      <ul className="together">
        {together.map((shared) => (
          <li key={shared.url}>
            <Shared {...shared} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shared({ url, oneForm, others, says }: SharedAddress) {
  const host = hostOf(url);
  return (
    <>
      {oneForm.length > 0 && <Listed title={TOGETHER.oneForm(host, oneForm.length)} programs={oneForm} />}
      {says && <p className="text-small text-ink-soft">{TOGETHER.says(says.title, says.text)}</p>}
      {others.length > 0 && (
        <>
          <Listed
            title={oneForm.length > 0 ? TOGETHER.there : TOGETHER.onePlace(host, others.length)}
            programs={others}
          />
          <p className="text-small text-ink-soft">{TOGETHER.ask}</p>
        </>
      )}
      <p>
        <a className="thing-link" href={url} rel="noreferrer">
          {TOGETHER.go(host)}
        </a>
      </p>
    </>
  );
}

function Listed({ title, programs }: { title: string; programs: SharedAddress['others'] }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <ul className="together-programs">
        {programs.map(({ id, title: name }) => (
          <li key={id} dir="auto">
            <a href={grantPath(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
