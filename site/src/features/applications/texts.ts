import type { Application } from '../../../../contract/saved/applications.ts';

export const COMING_SOON = 'Application Portal Coming Soon';

export const HEAD = {
  title: COMING_SOON,
  description:
    'You can’t send applications from here yet. For now, each program takes applications on its own website.',
} as const;

export const EYEBROW = 'Applications';
export const UNTIL_THEN =
  'For now, you send each application on the program’s own website. Open a program and we’ll show you how to apply.';
export const FIND_PROGRAMS = 'Find programs for you';
export const BACK_HOME = 'Back to the home page';

export const PAUSE_PICTURE = 'Pause the moving picture';
export const PLAY_PICTURE = 'Play the moving picture';

/** Names of an application's statuses. */
export const STATUS: Readonly<Record<Application['status'], string>> = {
  draft: 'Draft',
  in_progress: 'In progress',
  submitted: 'Submitted',
  awarded: 'Awarded',
  declined: 'Declined',
};
