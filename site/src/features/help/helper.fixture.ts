import type { Helper } from '../../../../contract/profile/helpers.ts';

export const aHelper = (changes: Partial<Helper> = {}): Helper => ({
  name: 'Helping Hands',
  does: { text: 'Explains the form, and looks at it before you send it in.', source: 'page' },
  needs: ['food'],
  audiences: ['families'],
  ...{ programs: [], withForm: false, notFor: [], inGeneralFor: [], interviewsFor: [] },
  page: { url: 'https://www.example.gov/help', source: 'page' },
  offices: [],
  localOffices: {},
  states: {},
  say: { program: 'I want to apply for {program}. How?', general: 'I need help with this. Where do I begin?' },
  sources: { page: { title: 'The page', url: 'https://www.example.gov/help', date: '2026-05-11' } },
  ...changes,
});
