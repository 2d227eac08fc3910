import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { isForNonprofitAlone } from '../../../../../matching/person/for-organization.ts';
import { Button } from '../../../components/ui/Button.tsx';
import type { Form } from '../form/form.ts';
import { useSaidWork } from '../form/occupation/use-said-work.ts';
import { Needs } from '../Needs.tsx';
import { Questions } from '../Questions.tsx';
import { SAVING } from '../texts.ts';
import { FamilyStatus, useSameStatus } from './FamilyStatus.tsx';
import { LiveCount } from './LiveCount.tsx';
import { MoneyQuestions, useOnlyIncome } from './MoneyQuestions.tsx';
import { STEP_QUESTIONS, type StepName } from './steps.ts';
import {
  AGES_NOTE,
  BACK,
  BASICS_OF_ORGANIZATION,
  NEXT,
  ORGANIZATION,
  SAVE_LAST,
  SAVE_NOW,
  SKIP_NOTE,
  STEPS,
  stepOf,
} from './texts.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  form: Form;
  pending: boolean;
  onSave: () => void;
  /** A note on where prefilled answers come from. Shown on the screen that opens first. */
  note: ReactNode;
  /** Shown below the last screen. */
  atEnd: ReactNode;
}

/** A new profile: a few questions per screen. The first three are required. */
export function FirstRun({ form, pending, onSave, note, atEnd }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, steps, askedForAges, next, back, askOrganization } = useSteps(form, heading);
  const [opened] = useState(step);
  const place = steps.indexOf(step);
  const isLast = place === steps.length - 1;
  const { title, why } = STEPS[step];
  const isForOrganization = isForNonprofitAlone(form.watch());
  useSaidWork(form, step === 'work');
  useOnlyIncome(form);
  useSameStatus(form);
  const isAskedForAges = step === 'household' && askedForAges;

  return (
    <div className="stack max-w-3xl [--gap:1.25rem]">
      {step === opened && note}
      <StepHead
        place={place}
        all={steps.length}
        title={title}
        why={step === 'basics' && isForOrganization ? BASICS_OF_ORGANIZATION : why}
        heading={heading}
      />
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <StepQuestions form={form} step={step} />
      </div>
      {/* Always rendered, so screen readers announce it. */}
      <p className={isAskedForAges ? 'text-small font-semibold' : 'visually-hidden'} aria-live="polite">
        {isAskedForAges && AGES_NOTE}
      </p>
      {place > 0 && <p className="text-small text-ink-soft">{SKIP_NOTE}</p>}
      {!steps.includes('organization') && isLast && (
        <p>
          {ORGANIZATION.ask}{' '}
          <button type="button" className="text-button min-h-11" onClick={askOrganization}>
            {ORGANIZATION.yes}
          </button>
        </p>
      )}
      <LiveCount form={form} step={step} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {/* Enter goes to the next screen, or saves on the last one. */}
        {isLast ? (
          <Button type="submit" pending={pending} onClick={onSubmitOf(onSave)}>
            {pending ? SAVING : SAVE_LAST}
          </Button>
        ) : (
          <Button type="submit" pending={pending} onClick={onSubmitOf(next)}>
            {NEXT}
          </Button>
        )}
        {place > 0 && (
          <Button look="ghost" onClick={back}>
            {BACK}
          </Button>
        )}
      </div>
      {!isLast && (
        <button type="button" className="text-button min-h-11 self-start" disabled={pending} onClick={onSave}>
          {pending ? SAVING : SAVE_NOW}
        </button>
      )}
      {isLast && <div className="mt-3">{atEnd}</div>}
    </div>
  );
}

function StepQuestions({ form, step }: { form: Form; step: StepName }) {
  if (step === 'needs') return <Needs form={form} />;
  if (step === 'family') return <FamilyStatus form={form} />;
  if (step === 'money') return <MoneyQuestions form={form} />;
  return <Questions form={form} names={STEP_QUESTIONS[step]} />;
}

/** Runs the submit button's own action instead of submitting the form. */
function onSubmitOf(act: () => void) {
  return (event: { preventDefault: () => void }) => {
    event.preventDefault();
    act();
  };
}

interface HeadProps {
  place: number;
  all: number;
  title: string;
  why: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function StepHead({ place, all, title, why, heading }: HeadProps) {
  return (
    <header className="stack -scroll-mt-4 [--gap:0.5rem]">
      <p className="text-small text-ink-soft" id="profile-step">
        {stepOf(place + 1, all)}
      </p>
      <div className="progress-track" aria-hidden="true">
        <div className="progress-bar" data-state="loading" style={{ transform: `scaleX(${(place + 1) / all})` }} />
      </div>
      <h2 ref={heading} tabIndex={-1} aria-describedby="profile-step" className="mt-2">
        {title}
      </h2>
      <p className="text-ink-soft">{why}</p>
    </header>
  );
}
