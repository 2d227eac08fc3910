import type { Unsubscription } from '../../../../contract/alerts.ts';

export const LOADING = 'Looking at your link…';
export const INCOMPLETE = 'This link is not complete. Open it from our mail once more.';
export const STOPPING = 'Stopping…';
export const NOT_STOPPED = 'The mail was not stopped';

export const BROKEN = { title: 'This link does not work', action: 'Log in to your settings' } as const;

interface Words {
  question: string;
  text: string;
  action: string;
  done: string;
  doneText: string;
  turnOn: string;
  settings: string;
}

/** What the page says, by what the mail was about. */
export function wordsFor({ about, name }: Unsubscription): Words {
  switch (about) {
    case 'search':
      return wordsForSearch(name === null ? 'this saved search' : `your saved search “${name}”`);
    case 'reminders':
      return {
        question: 'Stop deadline reminders?',
        text: 'We will not mail you anymore when the deadline of a saved program comes near. Your programs stay saved.',
        action: 'Stop reminders',
        done: 'We stopped your reminders',
        doneText: 'No deadline reminders come anymore. Other mail that you asked for goes on.',
        turnOn: 'Log in to turn them on again',
        settings: '/profile#deadline-reminders',
      };
    case 'changes':
      return {
        question: 'Stop mail about changes?',
        text: 'We will not mail you anymore when something changes in a saved program. Your programs stay saved.',
        action: 'Stop this mail',
        done: 'We stopped this mail',
        doneText: 'Nothing more comes about changes. Other mail that you asked for goes on.',
        turnOn: 'Log in to turn it on again',
        settings: '/profile#program-changes',
      };
  }
}

function wordsForSearch(search: string): Words {
  return {
    question: 'Stop mail for this search?',
    text: `We will not mail you anymore what is new for ${search}. The search itself stays in your profile.`,
    action: 'Stop this mail',
    done: 'We stopped this mail',
    doneText: `Nothing more comes for ${search}. Other mail that you asked for goes on.`,
    turnOn: 'Log in to turn it on again',
    settings: '/profile#saved-searches',
  };
}

/** What the page's head says. */
export const HEAD = {
  title: 'Stop mail from us',
  description:
    'The link in our mail stops that kind of mail with one click, without a login. You can turn it on again.',
} as const;
