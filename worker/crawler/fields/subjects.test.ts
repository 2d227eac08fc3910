import { describe, expect, test } from 'vitest';
import { categoryOf } from './subjects.ts';

describe('the category of a program', () => {
  test('is what most subjects indicate, then what its title says', () => {
    expect(categoryOf(['Health', 'Health & Human Services', 'Education'], 'X')).toBe('Healthcare');
    expect(categoryOf(['Energy'], 'School roofs')).toBe('Community Development');
    expect(categoryOf([], 'School roofs')).toBe('Education');
    expect(categoryOf([], 'Academic Exchange Programs: Humphrey Fellowship')).toBe('Education');
    expect(categoryOf(['Health'], 'Homes for Veterans')).toBe('Veterans');
  });

  // As written by Grants.gov, Simpler.Grants.gov, California and Pennsylvania.
  test.each([
    ['Science and Technology and other Research and Development', 'Research'],
    ['Science, Technology, and Research & Development', 'Research'],
    ['Science, technology, and r&d', 'Research'],
    ['Information and Statistics', 'Technology'],
    ['Health', 'Healthcare'],
    ['Health & human services', 'Healthcare'],
    ['Arts', 'Arts & Culture'],
    ['Humanities', 'Arts & Culture'],
    ['Libraries and Arts', 'Arts & Culture'],
    ['Creative industry', 'Arts & Culture'],
    ['Cultural Affairs', 'Arts & Culture'],
    ['Business and Commerce', 'Small Business'],
    ['Agriculture', 'Small Business'],
    ['Employment, Labor and Training', 'Education'],
    ['Employment, labor, & training', 'Education'],
    ['Housing', 'Community Development'],
    ['Housing, Community and Economic Development', 'Community Development'],
    ['Community & economic development', 'Community Development'],
    ['Food and Nutrition', 'Community Development'],
    ['Environment & Water', 'Community Development'],
    ['Transportation', 'Community Development'],
    ['Law, justice, & legal services', 'Community Development'],
    ['Income Security and Social Services', 'Community Development'],
    [
      'Other (see text field entitled "Explanation of Other Category of Funding Activity" for clarification)',
      'Community Development',
    ],
  ])('by the subject %s is %s', (subject, category) => {
    expect(categoryOf([subject], 'A program')).toBe(category);
  });

  // Real titles: the subject gives the field, the title gives the purpose.
  test.each([
    ['Environment', 'Environmental Education Grant Program', 'Education'],
    ['Environment', 'FY26 BROWNFIELDS JOB TRAINING (JT) GRANTS', 'Education'],
    ['Environment', 'Region 10 Fiscal Year 2025 Wetland Program Development Grants', 'Community Development'],
    ['Natural Resources', 'WATER RESOURCES RESEARCH ACT PROGRAM ANNUAL BASE GRANTS FISCAL YEAR 2025', 'Research'],
    ['Agriculture', 'Organic Agriculture Research and Extension Initiative', 'Research'],
    ['Agriculture', 'Value-Added Producer Grant', 'Small Business'],
    ['Energy', 'Next-Generation Geothermal Field Tests and Geothermal Resource Characterization', 'Technology'],
    [
      'Energy',
      'Fiscal Year 2026 Scientific Infrastructure Support for Consolidated Innovative Nuclear Research',
      'Research',
    ],
    ['Energy', 'Weatherization of low-income homes', 'Community Development'],
    ['Energy', 'Tribal Clean Energy Planning and Development', 'Community Development'],
    ['Food and Nutrition', 'Farm to School nutrition education', 'Education'],
    ['Other (see text field)', 'Fiscal Year 2025 State and Local Cybersecurity Grant Program', 'Technology'],
    ['Opportunity Zone Benefits', 'Biological basis of cancer research', 'Healthcare'],
    ['Housing', 'Lead hazard reduction in homes', 'Community Development'],
  ])('of %s, “%s”, is %s', (subject, title, category) => {
    expect(categoryOf([subject], title)).toBe(category);
  });

  // Real opportunities from sources that check every subject.
  test.each([
    [['Education', 'Health'], 'Cancer Center Support Grants (P30 Clinical Trial Optional)', 'Healthcare'],
    [
      ['Education', 'Environment', 'Food and Nutrition', 'Health'],
      'Mobile Health in Low Income Countries',
      'Healthcare',
    ],
    [['Energy', 'Science and Technology and other Research and Development'], 'Refuse waters (RECOVER)', 'Research'],
    [
      ['Disadvantaged Communities', 'Education', 'Health & Human Services'],
      'Capacity Building and Community Engagement',
      'Community Development',
    ],
    [['Agriculture', 'Disadvantaged Communities', 'Environment & Water'], 'Clean Water Act', 'Community Development'],
    [['Community Development'], 'A music hall', 'Community Development'],
    [['Education', 'Energy'], 'K–12 efficiency', 'Education'],
  ])('of %j, “%s”, is %s', (subjects, title, category) => {
    expect(categoryOf(subjects, title)).toBe(category);
  });

  test('follows the start of the text if subjects disagree and the title says nothing', () => {
    const subjects = ['Agriculture', 'Energy', 'Food & Nutrition', 'Science, Technology, and Research & Development'];
    const of = (text: string) => categoryOf(subjects, 'STEP, round 4', { text });
    expect(of('Money for small businesses that export. More on research is below.')).toBe('Small Business');
    expect(of('Radio talk shows for farmworkers and their families.')).toBe('Community Development');
    expect(of('')).toBe('Research');
    const legal = categoryOf(['Health & Human Services', 'Law, Justice, and Legal Services'], 'Detained project', {
      text: 'Funds legal services.',
    });
    expect(legal).toBe('Community Development');
  });

  test('falls back to the agency by its name', () => {
    const of = (agency: string, subjects: string[] = []) => categoryOf(subjects, 'Centers of excellence', { agency });
    expect(of('National Institutes of Health')).toBe('Healthcare');
    expect(of('U.S. National Science Foundation', ['Other'])).toBe('Research');
    // These agencies do too many things for one category.
    expect(of('Bureau of International Labor Affairs')).toBe('Community Development');
    expect(of('Interior Business Center')).toBe('Community Development');
  });

  test('follows the title if the subjects were picked by words of a text', () => {
    const loose = (subjects: string[], title: string) => categoryOf(subjects, title, { hasLooseSubjects: true });
    expect(loose(['Technology development'], 'Ryan White HIV/AIDS Program')).toBe('Healthcare');
    expect(loose(['Education and workforce', 'Energy'], 'On-the-job training for clean technology')).toBe('Education');
    expect(loose(['Agriculture and food', 'Arts and culture', 'Biology'], 'Mine hazards')).toBe(
      'Community Development',
    );
    expect(loose(['Arts'], 'The 2026 prize')).toBe('Arts & Culture');
  });

  test('of a federal listing with an uninformative title is that of its agency', () => {
    const of = (number: string) => categoryOf([], 'Improving what there is', { listing: number });
    expect(['84.001', '93.001', '47.001', '59.001', '64.001', '45.001', '43.001'].map(of)).toEqual([
      ...['Education', 'Healthcare', 'Research', 'Small Business', 'Veterans', 'Arts & Culture', 'Research'],
    ]);
    expect(of('14.001')).toBe('Community Development');
    expect(categoryOf([], 'Rural broadband', { listing: '10.001' })).toBe('Technology');
  });
});
