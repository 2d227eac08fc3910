import type { ReminderDay } from '../../../../contract/saved/alerts.ts';

export const WAITS = 'Espera hasta que confirme su correo electrónico.';
export const searchesText = (count: number, mailed: number) => {
  if (count === 0) return 'Ninguna todavía.';
  return `${count === 1 ? '1 búsqueda' : `${count} búsquedas`}, ${mailed === 0 ? 'ninguna' : mailed} por correo electrónico.`;
};
export const remindersState = (days: readonly ReminderDay[]) => {
  if (days.length === 0) return 'Desactivado. No le escribimos antes de que cierre un programa guardado.';
  return `Activado: ${new Intl.ListFormat('es-US').format(days.map(String))} ${days.length === 1 && days[0] === 1 ? 'día' : 'días'} antes de que cierre un programa guardado.`;
};
export const changesState = (isWanted: boolean) =>
  isWanted
    ? 'Activado: cuando cambia una fecha límite, un monto o un requisito.'
    : 'Desactivado. No le escribimos cuando cambia una fecha límite, un monto o un requisito.';
