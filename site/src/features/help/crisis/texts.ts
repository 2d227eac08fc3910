export const CRISIS = {
  title: 'Help right now',
  leave: 'Leave this page now',
  leaveHint:
    'Takes you to a weather page. We don’t keep these words anywhere: not in this page’s address, not in your searches.',
} as const;

export const TITLES = {
  suicide: 'You don’t have to get through this alone',
  overdose: 'Overdose, poisoning, or someone who can’t breathe',
  violence: 'If someone is hurting or threatening you',
  child: 'If a child is in danger',
  disaster: 'If a disaster has hit you',
  shelter: 'If you have no place to sleep',
  hunger: 'If you need food today',
} as const;

/** A line on what each service does, shown before its number. */
export const LINES = {
  emergency: 'If you or someone else is in danger right now:',
  lifeline: 'Call or text the Suicide & Crisis Lifeline, day or night, free and private. Veterans press 1:',
  overdose: 'If someone has taken too much, isn’t breathing or won’t wake up, call now:',
  treatment: 'For treatment, day or night, free and private, the national helpline for drugs and alcohol:',
  violence:
    'The National Domestic Violence Hotline listens and finds a safe place, day or night, free and private. You can also text START to 88788:',
  child: 'The Childhelp National Child Abuse Hotline, by call or text, day or night, for children too:',
  shelterAndFood: 'For a shelter and food near you tonight:',
  fema: 'To ask FEMA for help after a disaster:',
  shelter: 'They know which shelter near you has a bed tonight:',
  food: 'They know the food pantries and meals near you:',
  hunger: 'The USDA National Hunger Hotline finds food near you:',
} as const;

export const LINKS = {
  chatAt: (host: string) => `Chat at ${host}`,
  applyAt: (host: string) => `Apply at ${host}`,
} as const;

/** The hotline has a number of its own for each language. */
export const HUNGER_LINE = { shown: '1-866-348-6479', call: '18663486479' } as const;
