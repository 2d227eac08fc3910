import type { Profile } from '../../../../../contract/profile/profile.ts';
import { many } from '../sections/texts.ts';

/** Summarizes answers that aren't clear on their own, for collapsed sections. */
export const SUMMARY = {
  age: (years: number) => `${years} años`,
  zipCode: (code: string) => `código postal ${code}`,
  residentSince: (year: number) => `residente permanente desde ${year}`,
  people: (count: number) => many(count, 'persona', 'personas'),
  yearly: (dollars: string) => `${dollars} al año`,
  children: (count: number) => (count === 0 ? 'sin niños' : many(count, 'niño', 'niños')),
  pregnant: 'embarazada',
  veteran: 'veterano',
  singleParent: 'padre soltero o madre soltera',
  disability: 'discapacidad',
  rating: (percent: string) => `calificación del VA: ${percent}`,
  ownsBusiness: 'tiene un negocio',
  startsBusiness: 'va a abrir un negocio',
  hadGrant: 'ya recibió una subvención',
  revenue: (dollars: string) => `ingresos del negocio: ${dollars}`,
  employees: (count: number) => many(count, 'empleado', 'empleados'),
} as const;

export const STUDENT_SUMMARY: Readonly<Record<Profile['isStudent'], string | null>> = {
  no: null,
  current: 'estudia',
  future: 'piensa estudiar',
};
