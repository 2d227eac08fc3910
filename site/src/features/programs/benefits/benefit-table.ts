import type { FigureSource } from '../../../../../matching/benefits/figures.ts';

/** A table of limits and amounts on a public page. */
export interface BenefitTable {
  caption: string;
  columns: [first: string, limit: string, most: string];
  rows: { name: string; path?: string; limit: string; most: string }[];
  sources: FigureSource[];
  /** Replaces the usual note about what the table leaves open. */
  note?: string;
  /** True if each row is a state. */
  isByState?: boolean;
}
