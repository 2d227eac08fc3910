export const HEAD = {
  title: 'Ayuda gratuita para hacer su solicitud',
  description:
    'Quién le ayuda sin costo a solicitar beneficios, préstamos y subvenciones: 211, oficinas de su estado, ayuda legal gratuita, consejeros de Medicare y más, con lo que puede decir por teléfono.',
} as const;
export const stateHead = (state: string) => ({
  title: `Ayuda gratuita para hacer su solicitud en ${state}`,
  description: `Quién le ayuda sin costo en ${state} con su solicitud: oficinas de comida, salud y energía del estado, ayuda legal, consejeros de Medicare y más, con lo que puede decir por teléfono.`,
});
export const NAME = 'Ayuda gratuita';
export const START = {
  title: 'Reciba ayuda gratuita de una persona',
  inState: (state: string) => `Ayuda gratuita en ${state}`,
  lead: 'Personas que le ayudan a encontrar programas y a hacer la solicitud, sin costo. Llame, o busque la oficina más cercana.',
  needs: '¿Para qué necesita ayuda?',
  allNeeds: 'Todo',
  withForm: 'Quién puede ayudarle',
  listed: (count: number) => (count === 1 ? '1 opción de ayuda' : `${count} opciones de ayuda`),
  more: (count: number) => (count === 1 ? '1 opción de ayuda más' : `${count} opciones de ayuda más`),
  inPlace: (helpers: string, state: string) => `${helpers} en ${state}`,
  helping: '¿Ayuda a otras personas a hacer solicitudes, como trabajador social, bibliotecario o asesor de beneficios?',
  people: 'Lleve una lista para cada una',
  scam: 'Nunca pague por nada de esto, y nunca dé su número de Seguro Social por teléfono si no fue usted quien llamó a la oficina.',
} as const;
export const COUNTED = /^\d+ opci(?:ón|ones) de ayuda(?: más)?/;
export const STATE = {
  label: 'Su estado',
  choose: 'Elija un estado',
  go: 'Mostrar',
  what: 'sus oficinas',
  note: 'Escriba su código postal o elija su estado para ver las oficinas y los números de allí.',
  zipCode: 'Código postal',
  unknown: 'No tenemos una lista para ese código postal. Elija un estado.',
} as const;
/** Ayuda cuando no se puede esperar. */
export const URGENT = {
  danger: '¿En peligro ahora? Llame al',
  crisis: '¿Piensa en hacerse daño? Llame o escriba al',
} as const;

export const MEMBER = {
  place: (place: string) =>
    `Algunas oficinas de abajo atienden a todo el estado. Por teléfono diga: “Vivo en ${place}. ¿Qué oficina me corresponde?”`,
  leftOut: (count: number) =>
    count === 1
      ? 'Hay 1 opción de ayuda más que no coincide con sus respuestas.'
      : `Hay ${count} opciones de ayuda más que no coinciden con sus respuestas.`,
  showAll: 'Mostrar todas las opciones',
} as const;
export const BLANKS = {
  zipCode: 'Mi código postal es …',
  withZipCode: (zipCode: string) => `Mi código postal es ${zipCode}`,
  inPlace: (place: string) => `Vivo en ${place}`,
  need: 'necesito ayuda con …',
  withNeed: (need: string) => `necesito ayuda con ${need}`,
} as const;

export const SECTION = {
  title: 'Ayuda gratuita',
  text: 'No tiene que hacer esto sin ayuda. Estas personas le ayudan sin costo.',
  others: (count: number) => (count === 1 ? '1 opción de ayuda más' : `${count} opciones de ayuda más`),
  more: 'Más personas que ayudan, y nuestras fuentes',
  moreIn: () => 'Más personas que ayudan en este estado, y nuestras fuentes',
  failed: 'No pudimos cargar las opciones de ayuda de su estado. En esta página están todas:',
} as const;
export const moreInState = (state: string) => `Más personas que ayudan en ${state}, y nuestras fuentes`;
export const LINE = {
  ask: '¿Quiere hablar con una persona?',
  link: 'Vea quién ayuda gratis',
  linkIn: () => 'Vea quién ayuda gratis en su estado',
} as const;

export const callNumber = (phone: string) => `Llamar al ${phone}`;
export const nationalLine = (phone: string) => `Línea nacional: ${phone}`;
export const alsoNationalLine = (phone: string) => `O la línea nacional: ${phone}`;
export const FIND = 'Oficina más cercana';
export const findNear = (zipCode: string) => `Oficina cerca de ${zipCode}`;
export const WEBSITE = 'Sitio web';
export const CHOOSE_STATE = 'Ver la oficina de su estado';
export const SAY = 'Qué decir:';
export const SAY_AND_SOURCE = 'Qué decir y fuente';
export const SOURCE = 'Nuestra fuente';
export const INTERVIEW = '¿Cuándo es mi entrevista?';
export const asOf = (date: string) => `Datos al ${date}`;
