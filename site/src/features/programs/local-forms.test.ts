import { describe, expect, it } from 'vitest';
import type { CuratedProgram } from '../../../../contract/programs/catalog.ts';
import type { LocalForm } from '../../../../contract/programs/local-forms.ts';
import { localProgramOf } from './local-forms.ts';
import { sampleData } from './program.fixture.ts';

const program: CuratedProgram = sampleData({
  amount: { text: 'Up to $500', source: 'law' },
  documents: [{ text: 'A bill', source: 'law' }],
  contact: { text: 'The office in Washington', source: 'state' },
});
const form: LocalForm = {
  of: 'heat',
  state: 'OH',
  title: 'Ohio Heat (LIHEAP)',
  agency: 'Ohio Department of Development',
  summary: 'Help with the heating bill for households in Ohio.',
  description: 'Ohio pays a part of the bill once each winter, straight to the company that sells the gas or power.',
  keywords: ['HEAP'],
  documents: [],
  howToApply: [{ text: 'Apply online.', source: 'law' }],
  urls: { program: 'https://development.ohio.gov/heap' },
  sources: { law: { title: 'HEAP', url: 'https://development.ohio.gov/heap', date: '2026-01-01' } },
};

describe('a program as a state runs it', () => {
  const local = localProgramOf(form, program);

  it('takes name, provider and application from the form, for that state only', () => {
    expect(local).toMatchObject({
      title: form.title,
      agency: form.agency,
      states: ['OH'],
      howToApply: form.howToApply,
    });
    expect(local.eligibility).toMatchObject({ all: [{ fact: 'state', in: ['OH'] }, { check: true }] });
    expect(local.contact).toBeUndefined();
  });

  it('takes the rest from the program and keeps its sources separate from the form’s', () => {
    expect(local.amount).toEqual({ text: 'Up to $500', source: 'program-law' });
    expect(local.documents).toEqual([{ text: 'A bill', source: 'program-law' }]);
    expect(local.sources['law']?.title).toBe('HEAP');
    expect(local.sources['program-law']?.title).toBe('The law');
  });

  it('lists no source that no fact cites', () => {
    const { sources, ...facts } = localProgramOf(
      { ...form, amount: { text: 'Up to $900', source: 'law' }, documents: [{ text: 'A lease', source: 'law' }] },
      program,
    );
    expect(JSON.stringify(facts)).not.toContain('program-law');
    expect(Object.keys(sources)).not.toContain('program-law');
  });
});
