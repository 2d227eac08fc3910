import type { FARM_PLANS } from '../../../../../../contract/profile/profile.ts';
import type { WorkField } from '../../../../../../contract/programs/rules.ts';
import type { FollowUp } from '../field-inputs.ts';
import type { FollowUpText } from './follow-ups.ts';

/** An object lists its numbers first, so the empty answer comes last. */
const MONTH_LABELS: Readonly<Record<string, string>> = {
  1: 'Enero',
  2: 'Febrero',
  3: 'Marzo',
  4: 'Abril',
  5: 'Mayo',
  6: 'Junio',
  7: 'Julio',
  8: 'Agosto',
  9: 'Septiembre',
  10: 'Octubre',
  11: 'Noviembre',
  12: 'Diciembre',
  '': 'No sé',
};

const FARM_PLAN_LABELS: Readonly<Record<(typeof FARM_PLANS)[number], string>> = {
  not_specified: 'Nada en especial',
  'buy-land': 'Comprar tierra o una finca',
  operate: 'Gastos de la finca: semilla, alimento, animales, combustible',
  equipment: 'Equipo, almacenes o edificios',
  conserve: 'Proteger el suelo, el agua o los pastos',
  disaster: 'Pérdidas por el clima, enfermedades o incendios',
};

const MAIN_WORK_LABELS: Readonly<Partial<Record<WorkField | '' | 'other', string>>> = {
  '': 'Elija una opción, o no responda',
  food: 'Comida, como una despensa o un comedor',
  homelessness: 'Ayuda a personas sin hogar',
  housing: 'Vivienda',
  youth: 'Niños y jóvenes',
  education: 'Educación',
  health: 'Salud',
  aging: 'Personas mayores',
  disability: 'Personas con discapacidad',
  veterans: 'Veteranos',
  victims: 'Víctimas de violencia o delitos',
  arts: 'Arte y cultura',
  humanities: 'Historia y patrimonio',
  libraries: 'Una biblioteca',
  environment: 'Medio ambiente',
  animals: 'Animales',
  'farm-support': 'Agricultores y huertos',
  'business-support': 'Pequeños negocios y empleo',
  'fire-and-rescue': 'Bomberos y rescate',
  worship: 'Fe y religión',
  other: 'Otra cosa',
};

/** How the form asks for each choice that follows another answer. */
export const FOLLOW_UP_TEXTS: Readonly<Record<FollowUp, FollowUpText>> = {
  permanentResidentMonth: {
    label: 'Mes de su tarjeta verde',
    hint: 'Así podemos decirle desde cuándo puede recibir algunas ayudas',
    choices: MONTH_LABELS,
  },
  farmPlan: {
    label: '¿Qué necesita primero su finca?',
    hint: 'Ponemos primero los programas para eso',
    choices: FARM_PLAN_LABELS,
  },
  mainWork: {
    label: '¿A qué se dedica sobre todo su organización?',
    hint: 'Ponemos primero las subvenciones para ese trabajo',
    choices: MAIN_WORK_LABELS,
  },
};
