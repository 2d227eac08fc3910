import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { GrantChange } from '../../../contract/programs/grants.ts';
import type { ALERT_MAIL as English, Found } from './mail-texts.ts';

type Field = GrantChange['field'];

const programs = ({ count, hasMore }: Found) => {
  if (hasMore) return `más de ${count} programas nuevos`;
  return count === 1 ? '1 programa nuevo' : `${count} programas nuevos`;
};
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const FIELDS: Readonly<Record<Field, string>> = {
  deadline: 'la fecha límite',
  amount: 'el monto',
  eligibility: 'quién puede solicitarlo',
};
const LIST = new Intl.ListFormat('es-US');
const changed = (fields: readonly Field[]) =>
  `${fields.length === 1 ? 'Cambió' : 'Cambiaron'} ${LIST.format(fields.map((field) => FIELDS[field]))}`;
const dueIn = (days: number) => {
  if (days <= 0) return 'Vence hoy';
  return days === 1 ? 'Vence mañana' : `Vence en ${days} días`;
};

export const ALERT_MAIL: typeof English = {
  locale: 'es-US',
  note: `${PRODUCT_NAME} no es una agencia del gobierno. Solicitar la ayuda directamente al programa es gratis. Los resultados son estimaciones, no decisiones.`,
  settings: 'Cambiar qué correos le enviamos',
  search: {
    subject: (found, name) => `${upperFirst(programs(found))}: ${name}`,
    text: (found, name) =>
      `Encontramos ${programs(found)} para su búsqueda guardada “${name}” desde nuestro último correo.`,
    best: (shown) => `Estos ${shown} son los que más se ajustan a su situación.`,
    because: (likelihood, reason) => `${likelihood}. ${reason}.`,
    toCheck: (likelihood, reason) => `${likelihood}. Por revisar: ${reason}.`,
    unknown: 'No conocemos sus requisitos. Léalos en la fuente oficial.',
    deadline: (deadline) => `Fecha límite: ${deadline ?? 'no se indica'}`,
    action: 'Ver todos los resultados',
    why: 'Recibe este correo porque guardó esta búsqueda y nos pidió que le avisáramos de lo nuevo.',
    stop: 'Cancelar los correos de esta búsqueda',
  },
  reminders: {
    subjectOfOne: (days, title) => `${dueIn(days)}: ${title}`,
    subject: (count) => `Se acercan ${count} fechas límite de sus programas guardados`,
    textOfOne: 'Se acerca la fecha límite de un programa que guardó.',
    text: 'Se acercan las fechas límite de programas que guardó.',
    due: (days, date) => `${dueIn(days)}: ${date}`,
    action: 'Abrir sus programas guardados',
    why: 'Recibe este correo porque guardó estos programas. Revise también la fecha en la fuente oficial: puede haber cambiado.',
    stop: 'Cancelar los recordatorios de fechas límite',
  },
  changes: {
    subjectOfOne: (fields, title) => `${changed(fields)}: ${title}`,
    subject: (count) => `Cambiaron ${count} programas guardados`,
    textOfOne: 'Cambió un programa que guardó.',
    text: 'Cambiaron programas que guardó.',
    latest: (shown) => `Estos son los ${shown} más recientes. Los demás están en sus programas guardados.`,
    changedOn: (fields, date) => `${changed(fields)} el ${date}`,
    change: (field, before, after, source) =>
      `${upperFirst(FIELDS[field])}: ${before} → ${after}${source === null ? '' : ` (según ${source})`}`,
    notStated: 'no se indica',
    action: 'Abrir sus programas guardados',
    why: 'Recibe este correo porque guardó estos programas. Revise la fuente oficial antes de presentar su solicitud.',
    stop: 'Cancelar los correos sobre cambios',
  },
};
