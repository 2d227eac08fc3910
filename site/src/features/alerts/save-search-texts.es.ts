import type { AlertFrequency } from '../../../../contract/saved/alerts.ts';

export const SAVE_SEARCH = {
  action: 'Guardar esta búsqueda',
  unloaded: 'No se pudo cargar el formulario',
  title: 'Guardar esta búsqueda',
  description: 'Encuéntrela de nuevo en su perfil y reciba un correo electrónico cuando haya algo nuevo que coincida.',
  save: 'Guardar búsqueda',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  failed: 'La búsqueda no se guardó',
  loading: 'Cargando…',
  done: 'Búsqueda guardada',
  close: 'Listo',
  toList: 'Ver sus búsquedas guardadas',
} as const;
export const savedAlready = (name: string) => `Ya guardó esta búsqueda como “${name}”.`;
export const savedAs = (name: string, frequency: AlertFrequency) =>
  frequency === 'off'
    ? `“${name}” está en su perfil.`
    : `“${name}” está en su perfil. Le enviaremos un correo electrónico ${frequency === 'daily' ? 'por la mañana' : 'una vez por semana, por la mañana'}, y solo cuando haya algo nuevo para usted.`;
