import { type ReactNode, useState } from 'react';
import type { ProgramType } from '../../../../../contract/programs/grants.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast.ts';
import { NEW_TAB } from '../../program/texts.ts';
import { NO_WEBSITE, WEBSITE_LABELS } from '../../program/website/website-words.ts';
import {
  AGENT_REQUESTED,
  APPLY_INDEPENDENTLY,
  APPLY_PORTAL,
  APPLY_THERE,
  NO_URL,
  READY_TO_APPLY,
  REQUEST_AGENT,
} from './texts.ts';
import type { ApplyWay } from './use-website.ts';
import { Address, WebsiteState } from './WebsiteState.tsx';

interface Props {
  programType: ProgramType;
  way: ApplyWay;
  /** More links below the buttons. */
  children?: ReactNode;
}

/** Shows how to apply now: on the provider's own site, plus what the member's plan adds. */
export function ReadyToApply({ programType, way, children }: Props) {
  const { website, url, isDead, isChecked, isSubscriber, hasAgentHelp } = way;
  const look = isDead ? 'button-quiet' : 'button-primary';
  return (
    <section className="card ready" aria-labelledby="ready-to-apply">
      <h2 id="ready-to-apply">{READY_TO_APPLY}</h2>
      <p>{APPLY_THERE}</p>
      <div className="ready-actions no-print">
        {hasAgentHelp ? (
          <AgentOrAlone url={url} look={look} />
        ) : (
          <>
            <WebsiteButton url={url} look={look} label={WEBSITE_LABELS[programType]} />
            {isSubscriber && (
              <Button look="quiet" large disabled>
                {APPLY_PORTAL}
              </Button>
            )}
          </>
        )}
      </div>
      {isChecked || website.status === 'known dead' ? <WebsiteState website={website} /> : <Address url={url} />}
      {children}
    </section>
  );
}

interface Where {
  url: string | undefined;
  /** The main button's style, unless the address is known to be dead. */
  look: 'button-primary' | 'button-quiet';
}

function WebsiteButton({ url, look, label }: Where & { label: string }) {
  if (url === undefined) {
    return (
      <Button large disabled>
        {NO_WEBSITE}
      </Button>
    );
  }
  return (
    <a className={`button ${look} button-large`} href={url} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> {NEW_TAB}</span>
    </a>
  );
}

/** Requesting an agent doesn't contact anyone. It only shows the plan's promise. */
function AgentOrAlone({ url, look }: Where) {
  const [isRequested, setIsRequested] = useState(false);
  return (
    <>
      {url === undefined ? (
        <Button large onClick={() => showToast({ ...NO_URL, destructive: true })}>
          {APPLY_INDEPENDENTLY}
        </Button>
      ) : (
        <WebsiteButton url={url} look={look} label={APPLY_INDEPENDENTLY} />
      )}
      <Button
        look="quiet"
        large
        onClick={() => {
          setIsRequested(true);
          showToast(AGENT_REQUESTED);
        }}
      >
        {REQUEST_AGENT}
      </Button>
      <p role="status" className="ready-note" hidden={!isRequested}>
        {isRequested && `${AGENT_REQUESTED.title}. ${AGENT_REQUESTED.description}`}
      </p>
    </>
  );
}
