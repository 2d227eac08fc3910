import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { CALENDAR_TEXTS as English } from './calendar-texts.ts';

export const CALENDAR_TEXTS: typeof English = {
  feed: `${PRODUCT_NAME}: fechas límite`,
  summary: (title) => `Fecha límite: ${title}`,
  provider: (name) => `Lo ofrece: ${name}`,
  amount: (amount) => `Monto: ${amount}`,
  deadline: (deadline) => `Fecha límite según la fuente: ${deadline}`,
  check: 'Confirme la fecha con quien ofrece el programa: es quien la decide y puede cambiarla.',
};
