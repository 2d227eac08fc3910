import type { Need } from '../../../../../contract/profile/profile.ts';

/** The words to type for each need a member may have. */
export const WISHES: Readonly<Record<Need, string>> = {
  bills: 'pagar la luz',
  food: 'comida',
  rent: 'ayuda con la renta',
  home: 'reparar la casa',
  school: 'universidad',
  work: 'capacitación laboral',
  health: 'doctor',
  children: 'cuidado de niños',
  money: 'ayuda en efectivo',
  business: 'pequeño negocio',
  land: 'granja',
  community: 'proyecto comunitario',
  disaster: 'desastre',
};
export const EQUIPMENT = 'equipo';
export const BUILDING = 'edificio';
