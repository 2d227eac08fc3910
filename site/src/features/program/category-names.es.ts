import type { Category } from '../../../../contract/programs/grants.ts';

const NAMES: Readonly<Record<Category | 'Any Category', string>> = {
  'Any Category': 'Cualquier categoría',
  Education: 'Educación',
  'Small Business': 'Pequeñas empresas',
  Research: 'Investigación',
  'Arts & Culture': 'Artes y cultura',
  Healthcare: 'Atención médica',
  Technology: 'Tecnología y energía',
  Veterans: 'Veteranos',
  'Community Development': 'Vivienda, comida y comunidad',
};
const names: Readonly<Record<string, string>> = NAMES;

export const categoryName = (category: string): string => names[category] ?? category;
