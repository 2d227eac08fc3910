import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** What programs pay if their texts also state an income limit, shown separately (matching/amounts/amount-limit.ts). */
export const STATED_AMOUNTS: Phrases = {
  'Shelter, and help with rent and services for people who get a place; help to keep a home':
    'Refugio, y ayuda con la renta y servicios para quienes consiguen un lugar; ayuda para conservar la vivienda',
  'Health coverage': 'Cobertura de salud',
  'Free health coverage': 'Cobertura de salud gratis',
  'Health coverage without a premium': 'Cobertura de salud sin prima',
  'Health coverage at low or no cost': 'Cobertura de salud gratis o a bajo costo',
  'Health coverage; most other adults under 65 without a disability are not covered':
    'Cobertura de salud; no cubre a la mayoría de los demás adultos menores de 65 años sin discapacidad',
  'Part of the cost of child care': 'Parte del costo del cuidado infantil',
  'Part of the cost of child care; your share is at most 7% of your income':
    'Parte del costo del cuidado infantil; su parte es como máximo el 7% de sus ingresos',
  'All or part of the cost of child care': 'Todo el costo del cuidado infantil o una parte',
  'Some or all of the cost of child care': 'Una parte del costo del cuidado infantil o todo',
  'Part of your child care costs': 'Parte de sus gastos de cuidado infantil',
  'All or part of your child care costs': 'Todos sus gastos de cuidado infantil o una parte',
  'Part or all of your child care costs': 'Una parte de sus gastos de cuidado infantil o todos',
  'Part of the cost of care': 'Parte del costo del cuidado',
  'The cost of care less your share': 'El costo del cuidado menos su parte',
  'Most or all of the cost': 'La mayor parte del costo o todo',
  'A part of the cost': 'Una parte del costo',
  'The sum depends on income and place': 'El monto depende de los ingresos y del lugar',
  'The sum depends on income and size': 'El monto depende de los ingresos y del tamaño del hogar',
  'Depends on income and household size': 'Depende de los ingresos y del tamaño del hogar',
  'Depends on income, household size and energy costs':
    'Depende de los ingresos, del tamaño del hogar y de los gastos de energía',
  'By household size and income': 'Según el tamaño del hogar y los ingresos',
  'A monthly sum by household size and income': 'Un monto al mes según el tamaño del hogar y los ingresos',
  'Monthly food money on a card': 'Dinero para comida cada mes en una tarjeta',
  'Money for food each month': 'Dinero para comida cada mes',
  'Free work on your home': 'Trabajos gratis en su vivienda',
  'Help with energy bills': 'Ayuda con las facturas de energía',
  'One payment toward your energy bill': 'Un pago para su factura de energía',
  'Part of your power and gas bills': 'Parte de sus facturas de luz y gas',
  'Part of your winter heating costs': 'Parte de sus gastos de calefacción en invierno',
};
