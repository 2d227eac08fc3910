import type { Crisis } from '../../../../../contract/search/crises.ts';

interface Line {
  /** What the service does for the person. */
  text: string;
  phone?: { shown: string; call: string };
  link?: { shown: string; url: string };
}

interface Help {
  title: string;
  lines: readonly Line[];
}

const EMERGENCY: Line = {
  text: 'If you or someone else is in danger right now:',
  phone: { shown: '911', call: '911' },
};
const LOCAL_HELP = { shown: '211', call: '211' };

/**
 * Immediate help. The numbers come from the services' own pages and the federal offices that fund them, read in
 * November 2026: 988lifeline.org, samhsa.gov, thehotline.org and ovc.ojp.gov, childhelphotline.org, fema.gov,
 * fns.usda.gov and 211.org.
 */
export const CRISIS_HELP: Readonly<Record<Crisis, Help>> = {
  suicide: {
    title: 'You don’t have to get through this alone',
    lines: [
      {
        text: 'Call or text the Suicide & Crisis Lifeline, day or night, free and private. Veterans press 1:',
        phone: { shown: '988', call: '988' },
        link: { shown: 'Chat at 988lifeline.org', url: 'https://988lifeline.org/' },
      },
      EMERGENCY,
    ],
  },
  overdose: {
    title: 'Overdose, poisoning, or someone who can’t breathe',
    lines: [
      {
        text: 'If someone has taken too much, isn’t breathing or won’t wake up, call now:',
        phone: { shown: '911', call: '911' },
      },
      {
        text: 'For treatment, day or night, free and private, the national helpline for drugs and alcohol:',
        phone: { shown: '1-800-662-4357', call: '18006624357' },
      },
    ],
  },
  violence: {
    title: 'If someone is hurting or threatening you',
    lines: [
      EMERGENCY,
      {
        text: 'The National Domestic Violence Hotline listens and finds a safe place, day or night, free and private. You can also text START to 88788:',
        phone: { shown: '1-800-799-7233', call: '18007997233' },
        link: { shown: 'Chat at thehotline.org', url: 'https://www.thehotline.org/' },
      },
    ],
  },
  child: {
    title: 'If a child is in danger',
    lines: [
      EMERGENCY,
      {
        text: 'The Childhelp National Child Abuse Hotline, by call or text, day or night, for children too:',
        phone: { shown: '1-800-422-4453', call: '18004224453' },
      },
    ],
  },
  disaster: {
    title: 'If a disaster has hit you',
    lines: [
      EMERGENCY,
      { text: 'For a shelter and food near you tonight:', phone: LOCAL_HELP },
      {
        text: 'To ask FEMA for help after a disaster:',
        phone: { shown: '1-800-621-3362', call: '18006213362' },
        link: { shown: 'Apply at DisasterAssistance.gov', url: 'https://www.disasterassistance.gov/' },
      },
    ],
  },
  shelter: {
    title: 'If you have no place to sleep',
    lines: [{ text: 'They know which shelter near you has a bed tonight:', phone: LOCAL_HELP }, EMERGENCY],
  },
  hunger: {
    title: 'If you need food today',
    lines: [
      { text: 'They know the food pantries and meals near you:', phone: LOCAL_HELP },
      {
        text: 'The USDA National Hunger Hotline finds food near you:',
        phone: { shown: '1-866-348-6479', call: '18663486479' },
      },
    ],
  },
};
