import type { Need } from '../../../contract/profile/profile.ts';
import type { ProgramType } from '../../../contract/programs/grants.ts';
import type { Rule, WrittenRule } from '../../../contract/programs/rules.ts';
import type { Facts } from '../../person/fact-types.ts';
import { truthIn } from '../../rules/evaluate.ts';
import { type DocumentRules, ownPapers } from './own-papers.ts';
import { LEASE, OWNED, TAX_BILL, USUAL } from './usual-papers-words.ts';

/** The program fields that determine which documents it usually asks for. */
export interface PapersAsked {
  title: string;
  programType: ProgramType;
  category: string | null;
  needs: readonly Need[];
  rules: Rule | null;
}

type Kind = keyof typeof USUAL;

/** The rules for documents that only some people need. */
const OWNS: WrittenRule = { fact: 'home', is: 'own', source: 'usual' };
/** Includes people who are looking for a home to buy, since they may be renting now. */
const RENTS: WrittenRule = {
  any: [
    { fact: 'home', is: 'rent', source: 'usual' },
    {
      all: [
        { fact: 'home', is: 'seeking', source: 'usual' },
        { check: true, says: 'You rent your home', source: 'usual' },
      ],
    },
  ],
};
const RULES: DocumentRules = { [OWNED]: OWNS, [TAX_BILL]: OWNS, [LEASE]: RENTS };

const BY_NEED: Readonly<Partial<Record<Need, Kind>>> = {
  ...{ bills: 'bills', rent: 'rent', home: 'home', school: 'school', work: 'work', health: 'health' },
  ...{ children: 'children', disaster: 'disaster', business: 'business', land: 'business' },
};
/** Medicare itself has no income test; the programs that help with its costs do. */
const MEDICARE = /^Medicare$/;
const TAXES = /\btax credits?\b|\bearned income\b|\bdependent care credit\b/i;
const PROPERTY = /\bproperty tax|\bhomestead\b|\brent rebate\b/i;

/**
 * Returns the documents that programs of this kind usually ask for, limited to those a person with these facts needs.
 * Used if a program's own list isn't known.
 */
export function usualPapers(program: PapersAsked, facts: Facts = {}): string[] {
  return ownPapers(USUAL[kindOf(program)], RULES, facts).map(({ text }) => text);
}

function kindOf({ title, programType, category, needs, rules }: PapersAsked): Kind {
  const [first] = needs;
  const isForPeople =
    rules === null
      ? programType !== 'grant' || needs.length > 0
      : truthIn(rules, { applicantKind: ['individual'] }) !== 'false';
  const isBusiness = first === 'business' || first === 'land' || category === 'Small Business';
  if (isBusiness) return 'business';
  if (!isForPeople || first === 'community') return 'organization';
  if (PROPERTY.test(title)) return 'property';
  if (TAXES.test(title)) return 'taxes';
  if (MEDICARE.test(title)) return 'medicare';
  if (category === 'Veterans') return 'veterans';
  if (programType === 'loan' && first === 'home') return 'homeLoan';
  return (first && BY_NEED[first]) ?? 'household';
}
