import { createHash } from 'node:crypto';
import type { Category } from '../../../../contract/grants.ts';
import { type StateCode, US_STATES } from '../../../../contract/places.ts';
import type { Rule } from '../../../../contract/rules.ts';
import { describeRules } from '../../../../matching/match.ts';
import type { GrantRow } from '../../../features/catalogue/normalise.ts';
import type { ProgramDetail } from '../../../features/grants/program.ts';
import { describedRules } from '../../extract/described.ts';
import { asks, oneOf, toCheck } from '../../extract/leaves.ts';
import type { Source } from '../../source.ts';
import { type ProgramConfig, programConfig } from './record.ts';

const SOURCE = 'myfriendben';
const KEY = 'config';
const REPOSITORY = 'https://github.com/MyFriendBen/benefits-api';

const CATEGORIES: readonly [RegExp, Category][] = [
  [/health/i, 'Healthcare'],
  [/education|child_?care|youth/i, 'Education'],
];

/** Benefits of single states, described for the people who ask for them: MyFriendBen's program configurations. */
export const myFriendBen: Source<ProgramConfig> = {
  id: SOURCE,
  parse: (raw) => programConfig.parse(raw),
  normalise: (record, now) => [rowOf(record, now)],
};

/** The conditions that a configuration states. */
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

/** A program of one state carries its code in its name; one of the whole country is only listed on the state's site. */
function ownStateOf({ white_label: { code }, program }: ProgramConfig): StateCode | undefined {
  return program.name_abbreviated.startsWith(`${code}_`) ? stateOfSite(code) : undefined;
}

function stateOfSite(code: string): StateCode | undefined {
  return Object.keys(US_STATES)
    .filter((state): state is StateCode => Object.hasOwn(US_STATES, state))
    .find((state) => state.toLowerCase() === code);
}

/** The codes draw finer lines than a profile: only citizenship is told for sure, every other status is a question. */
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

function rowOf(record: ProgramConfig, now: number): GrantRow {
  const { program, white_label: site, program_category: group } = record;
  const sourceId = program.external_name ?? `${site.code}_${program.name_abbreviated.replace(`${site.code}_`, '')}`;
  const today = new Date(now).toISOString().slice(0, 10);
  const rules = rulesOfConfig(record);
  const state = stateOfSite(site.code);
  const documents = record.documents.flatMap(({ text }) => text || []);
  const detail: ProgramDetail = {
    documents,
    howToApply: [],
    contact: null,
    sources: {
      [KEY]: { title: `${program.name} (${sourceId}), MyFriendBen benefits-api`, url: REPOSITORY, date: today },
    },
  };
  const subject = `${group?.external_name ?? ''} ${group?.name ?? ''}`;
  const content = {
    id: `${SOURCE}-${sourceId}`,
    source: SOURCE,
    sourceId,
    title: program.name,
    description: program.description.trim(),
    amount: null,
    deadline: null,
    deadlineKind: 'unknown',
    requirements: documents.join('\n') || null,
    url: program.learn_more_link || null,
    category: CATEGORIES.find(([words]) => words.test(subject))?.[1] ?? 'Community Development',
    eligibility: describeRules(rules).join('\n'),
    provider: state ? US_STATES[state] : null,
    applicationUrl: program.apply_button_link || null,
    sourceType: SOURCE,
    citations: [program.learn_more_link || REPOSITORY],
    programType: 'assistance',
    keywords: [program.website_description, program.description_short].filter(Boolean).join(', '),
    states: state ? [state] : [],
    rules,
    detail,
    status: 'open',
  };
  const { detail: _dated, ...hashed } = content;
  const contentHash = createHash('sha256').update(JSON.stringify(hashed)).digest('base64url');
  return { ...content, contentHash, checkedAt: today };
}
