import type { WrittenRule } from '../../contract/programs/rules.ts';

export const PROGRAM_DECIDES = {
  /**
   * Most local programs don't ask. Some federal offices now allow services only for citizens and qualified immigrants.
   */
  'local-program-asks': {
    any: [
      { fact: 'citizenship', in: ['citizen', 'permanent-resident', 'refugee'], source: 'hhsprwora' },
      {
        check: true,
        odds: 'usually',
        says: 'The local program does not ask about immigration status, or accepts yours',
        source: 'sligo',
      },
    ],
  },
  /** It's unknown whether the program accepts people of every status, so applicants should ask. */
  check: {
    any: [
      { fact: 'citizenship', in: ['citizen', 'permanent-resident', 'refugee'], source: 'usc1641' },
      { check: true, odds: 'half', says: 'The program accepts your immigration status', source: 'usc1641' },
    ],
  },
} as const satisfies Record<string, WrittenRule>;
