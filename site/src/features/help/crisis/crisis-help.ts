import type { Crisis } from '../../../../../contract/search/crises.ts';
import { HUNGER_LINE, LINES, LINKS, TITLES } from './texts.ts';

interface Line {
  /** A line on what the service does. */
  text: string;
  phone?: { shown: string; call: string };
  link?: { shown: string; url: string };
}

interface Help {
  title: string;
  lines: readonly Line[];
}

const EMERGENCY: Line = {
  text: LINES.emergency,
  phone: { shown: '911', call: '911' },
};
const LOCAL_HELP = { shown: '211', call: '211' };

/**
 * Immediate help. The numbers come from the services' own pages and the federal offices that fund them, read in
 * November 2026: 988lifeline.org, samhsa.gov, thehotline.org and ovc.ojp.gov, childhelphotline.org, fema.gov,
 * fns.usda.gov, usa.gov and 211.org.
 */
export const CRISIS_HELP: Readonly<Record<Crisis, Help>> = {
  suicide: {
    title: TITLES.suicide,
    lines: [
      {
        text: LINES.lifeline,
        phone: { shown: '988', call: '988' },
        link: { shown: LINKS.chatAt('988lifeline.org'), url: 'https://988lifeline.org/' },
      },
      EMERGENCY,
    ],
  },
  overdose: {
    title: TITLES.overdose,
    lines: [
      {
        text: LINES.overdose,
        phone: { shown: '911', call: '911' },
      },
      {
        text: LINES.treatment,
        phone: { shown: '1-800-662-4357', call: '18006624357' },
      },
    ],
  },
  violence: {
    title: TITLES.violence,
    lines: [
      EMERGENCY,
      {
        text: LINES.violence,
        phone: { shown: '1-800-799-7233', call: '18007997233' },
        link: { shown: LINKS.chatAt('thehotline.org'), url: 'https://www.thehotline.org/' },
      },
    ],
  },
  child: {
    title: TITLES.child,
    lines: [
      EMERGENCY,
      {
        text: LINES.child,
        phone: { shown: '1-800-422-4453', call: '18004224453' },
      },
    ],
  },
  disaster: {
    title: TITLES.disaster,
    lines: [
      EMERGENCY,
      { text: LINES.shelterAndFood, phone: LOCAL_HELP },
      {
        text: LINES.fema,
        phone: { shown: '1-800-621-3362', call: '18006213362' },
        link: { shown: LINKS.applyAt('DisasterAssistance.gov'), url: 'https://www.disasterassistance.gov/' },
      },
    ],
  },
  shelter: {
    title: TITLES.shelter,
    lines: [{ text: LINES.shelter, phone: LOCAL_HELP }, EMERGENCY],
  },
  hunger: {
    title: TITLES.hunger,
    lines: [
      { text: LINES.food, phone: LOCAL_HELP },
      { text: LINES.hunger, phone: HUNGER_LINE },
    ],
  },
};
