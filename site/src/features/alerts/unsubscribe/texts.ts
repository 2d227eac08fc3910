import type { Unsubscription } from '../../../../../contract/saved/alerts.ts';

export const LOADING = 'Looking at your link…';
export const INCOMPLETE = 'This link isn’t complete. Open it again from our email.';
export const STOPPING = 'Stopping…';
export const NOT_STOPPED = 'We couldn’t stop the emails';

export const BROKEN = { title: 'This link doesn’t work', action: 'Log in to your settings' } as const;

interface Words {
  question: string;
  text: string;
  action: string;
  done: string;
  doneText: string;
  turnOn: string;
  settings: string;
}

/** Returns the page's texts for a kind of email. */
export function wordsFor({ about, name }: Unsubscription): Words {
  switch (about) {
    case 'search':
      return wordsForSearch(name === null ? 'this saved search' : `your saved search “${name}”`);
    case 'reminders':
      return {
        question: 'Stop deadline reminders?',
        text: 'We won’t email you anymore when a saved program’s deadline is near. Your programs stay saved.',
        action: 'Stop reminders',
        done: 'We stopped your reminders',
        doneText: 'You won’t get deadline reminders anymore. You’ll still get other emails you asked for.',
        turnOn: 'Log in to turn them on again',
        settings: '/profile#deadline-reminders',
      };
    case 'changes':
      return {
        question: 'Stop emails about changes?',
        text: 'We won’t email you anymore when a saved program changes. Your programs stay saved.',
        action: 'Stop this email',
        done: 'We stopped this email',
        doneText: 'You won’t get emails about changes anymore. You’ll still get other emails you asked for.',
        turnOn: 'Log in to turn it on again',
        settings: '/profile#program-changes',
      };
  }
}

function wordsForSearch(search: string): Words {
  return {
    question: 'Stop emails for this search?',
    text: `We won’t email you anymore about what’s new for ${search}. The search stays in your profile.`,
    action: 'Stop this email',
    done: 'We stopped this email',
    doneText: `You won’t get emails for ${search} anymore. You’ll still get other emails you asked for.`,
    turnOn: 'Log in to turn it on again',
    settings: '/profile#saved-searches',
  };
}

/** The page's title and description. */
export const HEAD = {
  title: 'Stop emails from us',
  description:
    'The link in our email stops that kind of email with one click, without logging in. You can turn it on again.',
} as const;
