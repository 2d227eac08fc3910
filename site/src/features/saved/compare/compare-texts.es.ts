export const COMPARED = {
  title: 'Comparar programas',
  description:
    'Lado a lado, según su perfil y las fuentes. Marcamos las diferencias en sus posibilidades de recibirlos o en el monto.',
  onlyDifferent: 'Mostrar solo las diferencias',
  differs: 'Es distinto',
  noDifference: 'No conocemos ninguna diferencia entre estos programas.',
  region: 'Comparación; se desplaza hacia los lados',
  swipe: (count: number) => `Deslice hacia los lados para ver los ${count} programas.`,
  first: 'Cuál va primero',
  verdict: '¿Puedo recibirlo?',
  amount: 'Monto',
  deadline: 'Fecha límite',
  type: 'Tipo',
  unmet: 'Requisitos sin cumplir',
  nothingUnmet: 'Ninguno',
  open: 'Por revisar',
  nothingOpen: 'No queda nada por revisar',
  met: 'Cumple',
  documents: 'Documentos',
  assistanceType: 'Lo que recibe',
  interestRate: 'Tasa de interés',
  repaymentTerms: 'Pago del préstamo',
  places: 'Dónde',
  provider: 'Lo ofrece',
  category: 'Categoría',
  note: 'Mi nota',
} as const;

/** Places in order, one for each program that can be compared at once. */
export const PLACES_IN_ORDER = ['Primero', 'Segundo', 'Tercero', 'Cuarto'] as const;
