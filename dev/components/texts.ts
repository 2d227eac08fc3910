export const TITLE = 'Components';
export const FOR_DEVELOPMENT =
  'For development: every component in every state. No build of the product contains this.';
export const SKIP = 'Skip to the specimens';
export const OVERVIEW = 'Overview';
export const ALL = 'All on one page';
export const CONTENTS = 'Contents';

export const SHOWN = 'Shown';
export const EVERYTHING = 'Everything';
export const THEME = 'Theme';
export const THEMES = { both: 'Both', light: 'Light', dark: 'Dark' } as const;
export const SCALE = 'Scale';
export const SCALES = { '1': '100 %', '0.75': '75 %', '0.5': '50 %' } as const;
export const frameTitle = (width: number, theme: string) => `${width} px, ${theme}`;
