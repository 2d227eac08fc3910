import type { DeadlineKind } from '../../../../contract/programs/grants.ts';
import type { Plan, PlanStep } from '../../../../contract/saved/preparation.ts';
import { addDays, businessDaysBefore, businessDaysBetween, businessDayUpTo } from './days.ts';
import { lateRegistration, lateStep, lateSubmission, NOTES, OVER, PLAN_STEPS } from './plan-words.ts';

export interface ToPlan {
  deadlineKind: DeadlineKind;
  /** The last day to apply, in the provider's calendar. */
  deadline: string | null;
  isOver: boolean;
  /** Today, in the provider's calendar. */
  today: string;
  /** The number of unchecked documents. */
  documents: number;
  registrations: readonly { text: string; leadDays: number }[];
}

type StepName = keyof typeof PLAN_STEPS;

/** Calendar days to leave free before the deadline. */
const SUBMIT_EARLY = 2;
/** How many business days before submission to start each step. */
const LEAD = { documents: 15, fill: 10, review: 5, submit: 0 } as const;
/** How many business days before the first of the other steps to read the official page. */
const READ_BEFORE = 2;

interface Lead {
  name: StepName;
  text: string;
  lead: number;
}

/** Returns what to do and in what order. If there's a deadline, schedules the steps back from it. */
export function planFor(given: ToPlan): Plan {
  const { deadlineKind, deadline, isOver } = given;
  const isDated = deadlineKind === 'fixed' && deadline !== null && !isOver;
  const leads = leadsOf(given, isDated);
  // In the deadline's last hours, the day may already be over in another time zone. No step comes after the deadline.
  const today = deadline !== null && deadline < given.today ? deadline : given.today;
  return {
    deadlineKind,
    deadline: deadlineKind === 'fixed' ? deadline : null,
    note: isOver ? OVER : NOTES[deadlineKind],
    steps: isDated ? datedSteps(leads, deadline, today) : leads.map((step) => stepOf(step, null, null)),
  };
}

function leadsOf({ documents, registrations }: ToPlan, isDated: boolean): Lead[] {
  const steps: Lead[] = [];
  if (registrations.length > 0) {
    const longest = Math.max(...registrations.map(({ leadDays }) => leadDays));
    const text = registrations.map((one) => `${one.text}.`).join(' ');
    steps.push({ name: 'registrations', text, lead: Math.max(longest, LEAD.documents) });
  }
  if (documents > 0) {
    steps.push({ name: 'documents', text: PLAN_STEPS.documents.text(documents), lead: LEAD.documents });
  }
  for (const name of ['fill', 'review'] as const) {
    steps.push({ name, text: PLAN_STEPS[name].text(), lead: LEAD[name] });
  }
  steps.push({ name: 'submit', text: PLAN_STEPS.submit.text(isDated), lead: LEAD.submit });
  const earliest = Math.max(...steps.map(({ lead }) => lead));
  return [{ name: 'read', text: PLAN_STEPS.read.text(), lead: earliest + READ_BEFORE }, ...steps];
}

function datedSteps(leads: readonly Lead[], deadline: string, today: string): PlanStep[] {
  const submit = businessDayUpTo(addDays(deadline, -SUBMIT_EARLY));
  return leads.map((step) => {
    const usual = businessDaysBefore(submit, step.lead);
    return usual < today
      ? stepOf(step, today, lateWords(step, { submit, deadline, today }))
      : stepOf(step, usual, null);
  });
}

function lateWords({ name, lead }: Lead, days: { submit: string; deadline: string; today: string }): string {
  const { submit, deadline, today } = days;
  if (name === 'submit') return lateSubmission(daysFrom(today, deadline));
  const left = businessDaysBetween(today, submit);
  return name === 'registrations' ? lateRegistration(lead, left) : lateStep(lead, left);
}

function stepOf({ name, text }: Lead, day: string | null, late: string | null): PlanStep {
  return { key: name, title: PLAN_STEPS[name].title, text, day, late };
}

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000));
}
