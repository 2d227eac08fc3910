import type { FARM_PLANS } from '../../../../../../contract/profile/profile.ts';
import type { WorkField } from '../../../../../../contract/programs/rules.ts';
import type { FollowUp } from '../field-inputs.ts';
import type { FollowUpText } from './follow-ups.ts';

/** An object lists its numbers first, so the empty answer comes last. */
const MONTH_LABELS: Readonly<Record<string, string>> = {
  1: 'January',
  2: 'February',
  3: 'March',
  4: 'April',
  5: 'May',
  6: 'June',
  7: 'July',
  8: 'August',
  9: 'September',
  10: 'October',
  11: 'November',
  12: 'December',
  '': 'Not sure',
};

const FARM_PLAN_LABELS: Readonly<Record<(typeof FARM_PLANS)[number], string>> = {
  not_specified: 'Nothing in particular',
  'buy-land': 'To buy land or a farm',
  operate: 'To run it: seed, feed, animals, fuel',
  equipment: 'Equipment, storage or buildings',
  conserve: 'To protect soil, water or grassland',
  disaster: 'Losses from weather, disease or fire',
};

const MAIN_WORK_LABELS: Readonly<Partial<Record<WorkField | '' | 'other', string>>> = {
  '': 'Choose one, or skip this',
  food: 'Food, such as a pantry or meals',
  homelessness: 'Help for people without a home',
  housing: 'Housing',
  youth: 'Children and youth',
  education: 'Education',
  health: 'Health',
  aging: 'Older people',
  disability: 'People with disabilities',
  veterans: 'Veterans',
  victims: 'Victims of violence or crime',
  arts: 'Arts and culture',
  humanities: 'History and heritage',
  libraries: 'A library',
  environment: 'Environment',
  animals: 'Animals',
  'farm-support': 'Farmers and gardens',
  'business-support': 'Small businesses and jobs',
  'fire-and-rescue': 'Fire and rescue',
  worship: 'Faith',
  other: 'Something else',
};

/** How the form asks for each choice that follows another answer. */
export const FOLLOW_UP_TEXTS: Readonly<Record<FollowUp, FollowUpText>> = {
  permanentResidentMonth: {
    label: 'Month of your green card',
    hint: 'Then we can say when some benefits start for you',
    choices: MONTH_LABELS,
  },
  farmPlan: {
    label: 'What does your farm need first?',
    hint: 'We put programs for it at the top',
    choices: FARM_PLAN_LABELS,
  },
  mainWork: {
    label: 'What does your organization mainly do?',
    hint: 'We put grants for that work at the top',
    choices: MAIN_WORK_LABELS,
  },
};
