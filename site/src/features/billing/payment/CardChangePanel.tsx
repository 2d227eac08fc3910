import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { CardFormStates, LazyProviderForm } from './CardFormStates.tsx';
import { $cardChange, cannotStartChange, changeCard, resumeCardChange, setUpCardChange } from './card-change.ts';
import { PROFILE_TAB } from './destination.ts';
import { CHANGE } from './texts.ts';

/** Replaces the card for renewals. */
export function CardChangePanel() {
  const state = useStore($cardChange);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!resumeCardChange()) void setUpCardChange();
  }, []);

  // The clicked button disappears, so focus the heading.
  const tryAgain = () => {
    heading.current?.focus();
    void setUpCardChange();
  };

  return (
    <div className="mx-auto stack max-w-xl">
      <header className="stack [--gap:0.75rem]">
        <h1 className="title" ref={heading} tabIndex={-1}>
          {CHANGE.title}
        </h1>
        <p className="lead">{CHANGE.lead}</p>
      </header>
      <section className="card stack" aria-label={CHANGE.cardTitle}>
        <CardFormStates
          state={state}
          onTryAgain={tryAgain}
          success={{ title: CHANGE.done.title, text: CHANGE.done.description }}
        >
          {({ form, isProcessing, fault }) => (
            <>
              <p className="text-small text-ink-soft">{CHANGE.secure}</p>
              <LazyProviderForm
                form={form}
                fault={fault}
                isProcessing={isProcessing}
                action={CHANGE.action}
                pending={CHANGE.pending}
                onSubmit={(elements) => void changeCard(elements)}
                onUnavailable={cannotStartChange}
              />
            </>
          )}
        </CardFormStates>
      </section>
      <p>
        <a className="inline-flex min-h-11 items-center" href={PROFILE_TAB}>
          {CHANGE.back}
        </a>
      </p>
    </div>
  );
}
