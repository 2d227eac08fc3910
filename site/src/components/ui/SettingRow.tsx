import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

interface Notice {
  title: string;
  text: string;
}

/** Lets a panel close its row and leave a message there. */
export type Close = (done?: Notice) => void;

interface Props {
  title: string;
  state: string;
  action: string;
  /** The action's subject, for screen readers. */
  about: string;
  /** The URL fragment that opens this row. */
  anchor?: string;
  children: (close: Close) => ReactNode;
}

/** One setting: its name, its state, and a button that opens its panel in place. */
export function SettingRow({ title, state, action, about, anchor, children }: Props) {
  const [isOpen, setOpen] = useState(() => anchor !== undefined && location.hash === `#${anchor}`);
  const [notice, setNotice] = useState<Notice>();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const row = useRef<HTMLLIElement>(null);
  // The browser looked for the fragment before this row existed, so scroll to it now.
  useEffect(() => {
    if (anchor !== undefined && location.hash === `#${anchor}`) row.current?.scrollIntoView();
  }, [anchor]);

  const close: Close = (done) => {
    setOpen(false);
    setNotice(done);
    opener.current?.focus();
  };
  const toggle = () => {
    setOpen(!isOpen);
    setNotice(undefined);
  };

  return (
    <li ref={row} id={anchor} className="py-4 sm:py-6">
      <RowHead title={title} state={state}>
        <Button
          ref={opener}
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={toggle}
        >
          {action}
          <span className="visually-hidden">{` ${about}`}</span>
          <svg viewBox="0 0 12 8" className={`w-3 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true">
            <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </Button>
      </RowHead>
      {/* Always rendered, so screen readers announce changes. */}
      <div role="status" className={notice && 'mt-5 wrap-anywhere'}>
        {notice && (
          <Alert kind="success" title={notice.title}>
            <p>{notice.text}</p>
          </Alert>
        )}
      </div>
      {isOpen && (
        <div id={panel} className="mt-5">
          {children(close)}
        </div>
      )}
    </li>
  );
}

/** A setting's title and state, with the button on the right, or below if there is no room. */
export function RowHead({ title, state, children }: Pick<Props, 'title' | 'state'> & { children: ReactNode }) {
  // An email address doesn't break next to the button. The button goes below it.
  const basis = state.includes('@') ? 'basis-max' : 'basis-40 sm:basis-60';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3 sm:gap-x-6">
      <div className={`min-w-0 grow ${basis}`}>
        <h3 className="subhead">{title}</h3>
        <p className="text-ink-soft wrap-anywhere">{state}</p>
      </div>
      {children}
    </div>
  );
}
