import type { Need } from '../../contract/profile/profile.ts';
import type { ProgramType } from '../../contract/programs/grants.ts';
import type { Rule, WrittenRule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { truthIn } from '../rules/evaluate.ts';
import { type DocumentRules, ownPapers } from './own-papers.ts';

/** The program fields that determine which documents it usually asks for. */
export interface PapersAsked {
  title: string;
  programType: ProgramType;
  category: string | null;
  needs: readonly Need[];
  rules: Rule | null;
}

const ID = 'Photo ID';
const NUMBERS = 'Social Security numbers of the people who apply';
const ADDRESS = 'Proof of address, such as a lease or a utility bill';
const INCOME = 'Proof of income for the last month, such as pay stubs or a benefit letter';
const OWNED = 'If you own your home: proof that you own the home and live in it';
const TAX_BILL = 'If you own your home: the latest property tax bill';
const LEASE = 'If you rent: your lease';
const TAX_RETURN = 'Your latest tax return';

/** The usual documents by kind of program. They are general; no individual program's source states them. */
const USUAL = {
  organization: [
    'The organization’s tax number (EIN)',
    'Proof of what it is, such as the IRS letter on tax-exempt status',
    'A description of the project and its budget',
    'The latest financial statements',
    'A SAM.gov registration, if the money is federal',
  ],
  business: [
    'Photo ID of each owner',
    'The business registration or license, and the tax number (EIN)',
    'Tax returns of the business, and of its owners',
    'A profit and loss statement and a list of debts',
    'A plan that says what the money is for',
  ],
  taxes: [
    ID,
    'Social Security numbers or ITINs of everyone on the return',
    'W-2 and 1099 forms',
    'Last year’s tax return',
  ],
  property: [ID, TAX_BILL, OWNED, 'Proof of income for last year'],
  veterans: ['Discharge papers (DD Form 214)', ID, NUMBERS, ADDRESS],
  homeLoan: [
    ID,
    'Pay stubs for the last month or two',
    'W-2 forms and tax returns for the last two years',
    'Bank statements for the last two months',
    'Papers on the home, such as the contract or the deed',
  ],
  school: [ID, 'The FAFSA, if it is help with college', 'Transcripts or proof of enrollment', TAX_RETURN],
  health: [ID, NUMBERS, 'Proof of citizenship or immigration status', INCOME, 'Cards of health insurance you have'],
  medicare: [
    ID,
    'Social Security number',
    'Birth certificate or other proof of age',
    'Proof of citizenship or immigration status',
    'Cards of health insurance you have',
  ],
  bills: [ID, NUMBERS, ADDRESS, INCOME, 'Your newest heating, electric or water bill'],
  rent: [ID, NUMBERS, LEASE, INCOME, 'Any notice from the landlord or the court'],
  home: [ID, OWNED, INCOME, 'Estimates or photos of the work, if it is for repairs'],
  work: [ID, NUMBERS, 'Proof that you may work in the U.S.', 'Your work history for the last 18 months'],
  children: [ID, NUMBERS, 'The children’s birth certificates', ADDRESS, INCOME],
  disaster: [ID, NUMBERS, ADDRESS, 'Photos or a list of the damage', 'Your insurance papers'],
  household: [ID, NUMBERS, ADDRESS, INCOME],
} satisfies Record<string, readonly string[]>;
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
