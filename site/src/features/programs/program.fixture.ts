import type { CuratedProgram } from '../../../../contract/programs/catalog.ts';
import { type Program, programOf } from './program.ts';

const DATA: CuratedProgram = {
  title: 'Low-Income Home Energy Assistance',
  agency: 'Department of Health and Human Services',
  assistanceListings: [],
  programType: 'assistance',
  category: 'Community Development',
  audiences: ['families'],
  needs: ['bills'],
  worth: 'moderate',
  immigration: 'none',
  states: [],
  summary: 'Help with the heating bill for households with low incomes.',
  description: 'It pays a part of the bill.',
  keywords: ['heating bill', 'gas bill', 'cold home'],
  deadline: { kind: 'ongoing', text: 'All year' },
  documents: [],
  howToApply: [{ text: 'Ask your state.', source: 'state' }],
  urls: { program: 'https://www.acf.hhs.gov/liheap' },
  eligibility: { check: true, says: 'Your income is low', source: 'state' },
  sources: {
    state: { title: 'The state', url: 'https://www.acf.hhs.gov/liheap', date: '2024-05-01' },
    law: { title: 'The law', url: 'https://www.acf.hhs.gov/law', date: '2025-02-26' },
  },
};

/** A program in its file's format. */
export function sampleData(change: Partial<CuratedProgram> = {}): CuratedProgram {
  return { ...DATA, ...change };
}

/** A program in the form the site shows, with the fields a test needs. */
export function sampleProgram(
  id: string,
  change: Partial<CuratedProgram> = {},
  now = Date.parse('2026-11-22'),
): Program {
  return programOf(id, sampleData(change), now);
}
