import { type StateCode, US_STATES } from '../../contract/profile/places.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import { describedRules } from '../../worker/crawler/extract/described.ts';
import { asks, oneOf, toCheck } from '../../worker/crawler/extract/leaves.ts';
import type { ProgramConfig } from './record.ts';

const KEY = 'config';

/** Returns the conditions in a configuration. */
export function rulesOfConfig(record: ProgramConfig): Rule {
  const { program } = record;
  const state = ownStateOf(record);
  const summaries = [program.description_short, program.website_description].filter((text) => typeof text === 'string');
  const rules = [
    describedRules({ source: KEY, summaries, description: program.description }),
    ...(state ? [asks({ fact: 'state', is: state }, `You live in ${US_STATES[state]}`, { source: KEY })] : []),
    ...statusRule(program.legal_status_required),
  ];
  return { all: rules.flatMap((rule) => ('all' in rule ? rule.all : [rule])) };
}

/**
 * Returns the state that runs a program. A state program's name starts with the state's code; a national one is only
 * listed on the state's site.
 */
function ownStateOf({ white_label: { code }, program }: ProgramConfig): StateCode | undefined {
  return program.name_abbreviated.startsWith(`${code}_`) ? stateOfSite(code) : undefined;
}

function stateOfSite(code: string): StateCode | undefined {
  return Object.keys(US_STATES)
    .filter((state): state is StateCode => Object.hasOwn(US_STATES, state))
    .find((state) => state.toLowerCase() === code);
}

/**
 * Converts status codes, which are more detailed than a profile's answers. Only citizenship can be decided; every other
 * status becomes a question.
 */
function statusRule(statuses: readonly string[]): Rule[] {
  if (statuses.length === 0) return [];
  const origin = { source: KEY, quote: statuses.join(', ') };
  const citizen = asks({ fact: 'citizenship', is: 'citizen' }, 'You are a citizen', origin);
  const others = statuses.filter((status) => status !== 'citizen');
  const another: Rule = {
    all: [
      { not: { ...citizen, says: 'You are no citizen' } },
      toCheck('Your immigration status is one that the program takes', origin),
    ],
  };
  const anotherAtHome: Rule = {
    all: [
      asks({ fact: 'applyingFor', is: 'household' }, 'You ask for others in your household too', origin),
      toCheck('Somebody in your household has a status that the program takes', origin),
    ],
  };
  if (statuses.includes('citizen') && others.includes('non_citizen')) return [];
  const rule = oneOf([
    ...(statuses.includes('citizen') ? [citizen] : []),
    ...(others.length > 0 ? [another] : []),
    anotherAtHome,
  ]);
  return rule ? [rule] : [];
}
