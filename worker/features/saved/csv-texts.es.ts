import { type Category, category } from '../../../contract/programs/grants.ts';
import type { CSV_TEXTS as English } from './csv-texts.ts';

const CATEGORIES: Readonly<Record<Category, string>> = {
  Education: 'Educación',
  'Small Business': 'Pequeñas empresas',
  Research: 'Investigación',
  'Arts & Culture': 'Artes y cultura',
  Healthcare: 'Atención médica',
  Technology: 'Tecnología y energía',
  Veterans: 'Veteranos',
  'Community Development': 'Vivienda, comida y comunidad',
};

export const CSV_TEXTS: typeof English = {
  headers: {
    title: 'Programa',
    provider: 'Lo ofrece',
    type: 'Tipo',
    category: 'Categoría',
    worth: 'Para usted',
    amount: 'Monto',
    deadline: 'Fecha límite',
    deadlineDate: 'Día de la fecha límite',
    closed: 'Cerrado',
    likelihood: '¿Puedo recibirlo?',
    onlyIf: 'Solo si',
    interestRate: 'Tasa de interés',
    repayment: 'Pago del préstamo',
    assistance: 'Lo que recibe',
    places: 'Dónde (vacío: todo el país)',
    conditions: 'Requisitos',
    documents: 'Documentos',
    website: 'Sitio web',
    note: 'Mi nota',
    savedOn: 'Guardado el',
  },
  types: { grant: 'subvención o beca', loan: 'préstamo', assistance: 'asistencia' },
  category: (name) => {
    const known = category.safeParse(name);
    return known.success ? CATEGORIES[known.data] : name;
  },
  yes: 'sí',
  no: 'no',
};
