import type { Need } from '../../../../contract/profile/profile.ts';

interface Tile {
  need: Need;
  /** Path of a 24 by 24 line drawing. */
  icon: string;
  /** IDs of the two most requested programs. */
  programs: readonly [string, string];
}

/** The needs, most requested first. */
export const TILES: readonly Tile[] = [
  { need: 'bills', icon: 'M13 3 5 14h6l-1 7 8-11h-6z', programs: ['liheap', 'weatherization'] },
  { need: 'food', icon: 'M6 3v6a3 3 0 0 0 6 0V3M9 3v18M18 21V3c-3 2-4 5-4 9h4', programs: ['snap', 'wic'] },
  {
    need: 'rent',
    icon: 'M16 3a5 5 0 1 0 .01 0M12.5 11.5 4 20v1h3v-2h2v-2h2l2.5-3M17 7h.01',
    programs: ['housing-choice-voucher', 'public-housing'],
  },
  { need: 'health', icon: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z', programs: ['medicaid', 'medicare'] },
  {
    need: 'work',
    icon: 'M3 8h18v12H3zM9 8V5h6v3M3 13h18',
    programs: ['unemployment-insurance', 'wioa-adult-dislocated-worker-training'],
  },
  {
    need: 'school',
    icon: 'm2 9 10-5 10 5-10 5zM6 11v5c2 2 10 2 12 0v-5M22 9v6',
    programs: ['pell-grant', 'post-9-11-gi-bill'],
  },
  { need: 'business', icon: 'M4 11v9h16v-9M3 10l2-6h14l2 6zM10 20v-5h4v5', programs: ['sba-microloan', 'sba-7a-loan'] },
  {
    need: 'children',
    icon: 'M12 3a9 9 0 1 0 .01 0M9 10h.01M15 10h.01M8 14c2 3 6 3 8 0',
    programs: ['child-care-assistance', 'head-start'],
  },
  {
    need: 'money',
    icon: 'M2 6h20v12H2zM12 9a3 3 0 1 0 .01 0M6 12h.01M18 12h.01',
    programs: ['ssi', 'earned-income-tax-credit'],
  },
  {
    need: 'home',
    icon: 'm3 12 9-8 9 8M6 10v10h12V10M10 20v-6h4v6',
    programs: ['usda-direct-home-loan', 'va-home-loan'],
  },
  {
    need: 'land',
    icon: 'M12 21v-9c0-5-3-7-8-7 0 5 3 7 8 7M12 15c0-4 3-6 8-6 0 4-3 6-8 6M4 21h16',
    programs: ['fsa-farm-ownership-loan', 'environmental-quality-incentives'],
  },
  {
    need: 'disaster',
    icon: 'M12 3v2M3 14a9 9 0 0 1 18 0zM12 14v5a2 2 0 0 0 4 0',
    programs: ['fema-individuals-households', 'sba-disaster-loan'],
  },
  {
    need: 'community',
    icon: 'M9 4a3 3 0 1 0 .01 0M3 20c0-9 12-9 12 0M16 5a3 3 0 0 1 0 6M17 13c3 1 4 4 4 7',
    programs: ['community-facilities-loans-and-grants', 'americorps-state-national'],
  },
];
