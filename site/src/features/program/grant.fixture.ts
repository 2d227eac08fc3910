import type { MatchedGrant } from '../../../../contract/programs/grants.ts';

/** A program with a match, for unit tests. */
export function aGrant(changes: Partial<MatchedGrant> = {}): MatchedGrant {
  return {
    id: 'liheap',
    title: 'Low-Income Home Energy Assistance',
    description: 'Help with heating and cooling bills.',
    amount: null,
    deadline: null,
    requirements: null,
    url: 'https://www.acf.hhs.gov/ocs/programs/liheap',
    category: 'Community Development',
    eligibility: null,
    provider: 'Department of Health and Human Services',
    providerUrl: null,
    applicationUrl: null,
    verified: true,
    sourceType: 'curated',
    citations: [],
    programType: 'assistance',
    interestRate: null,
    repaymentTerms: null,
    assistanceType: null,
    deadlineKind: 'several',
    deadlineAt: null,
    checkedAt: '2025-02-26',
    states: [],
    match: { score: 71, verdict: 'likely', likelihood: 'worth-checking', met: 0, open: 0, reasons: [] },
    ...changes,
  };
}
