import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** Texts about what searches exclude and what help is missing (matching/search/exclusions.ts, missing-help.ts). */
export const SEARCH_PHRASES: Phrases = {
  loans: 'préstamos',
  'programs for veterans': 'programas para veteranos',
  'programs for students': 'programas para estudiantes',
  'programs for people with disabilities': 'programas para personas con discapacidades',
  'programs for pregnancy': 'programas para el embarazo',
  'programs for farmers': 'programas para agricultores',
  'programs for older people': 'programas para personas mayores',
  'food stamps': 'estampillas de comida',
  welfare: 'TANF',
  'Section 8': 'Sección 8',
  'public housing': 'vivienda pública',
  unemployment: 'beneficios por desempleo',
  'Pell grants': 'becas Pell',
};
