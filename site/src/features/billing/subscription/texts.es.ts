import type { AiAnswers } from '../../../../../contract/ai/ai.ts';
import type { Invoice } from '../../../../../contract/billing.ts';
import { PRICES, PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const CURRENT_PLAN = 'Plan actual';
export const YOUR_PLAN = 'Su plan';
export const COMPARE = 'Compare los planes';

/** The plan in one line, and what happens next with it. */
export const NOTES = {
  plan: (name: string) => `Usted tiene el plan ${name}.`,
  freePlan: (name: string) => `Usted tiene el plan ${name}. Es gratis y no se vence.`,
  pending: (tier: string) => `Falta el pago de su suscripción ${tier.charAt(0).toUpperCase()}${tier.slice(1)}`,
  active: 'Su suscripción está activa.',
  cancelled: (date: string) => `Su suscripción está cancelada. Sigue activa hasta el ${date}.`,
  ends: (date: string) => `Su suscripción terminará el ${date}.`,
  nextBilling: (date: string) => `Su próxima fecha de cobro es el ${date}.`,
  endsOn: (date: string) => `Termina el ${date}.`,
  ended: 'Su plan pagado terminó. No le cobraremos de nuevo. Puede elegir Premium cuando quiera.',
  suspended: 'Premium está en pausa porque su banco disputó un pago. Comuníquese con soporte.',
  pastDue: 'Su último pago falló. Cambie su tarjeta para pagarlo.',
  pastDueUntil: (date: string) =>
    `Su último pago falló. Cambie su tarjeta para pagarlo: sin un pago, Premium termina el ${date}.`,
  stopped: 'Su último pago falló, y Premium se detuvo. Cambie su tarjeta para pagarlo, y Premium empieza de nuevo.',
} as const;

/** A line on what Premium adds, by the kind of model that answers. */
export const PREMIUM_IN_A_LINE: Readonly<Record<AiAnswers | 'unknown', string>> = {
  model: `Premium agrega un análisis de cada programa por IA a lo que ${PRODUCT_NAME} hace gratis.`,
  demo: `Premium agrega un análisis de cada programa, hecho aquí por un modelo de demostración, a lo que ${PRODUCT_NAME} hace gratis.`,
  nobody: `Premium agrega más programas guardados y avisos a lo que ${PRODUCT_NAME} hace gratis. No agrega IA: no hay ninguna configurada en este sitio.`,
  unknown: `Premium agrega más a lo que ${PRODUCT_NAME} hace gratis. Vea los planes abajo.`,
};

/** Shown once after a payment. */
export const PAID = {
  title: `Gracias. Usted pagó $${PRICES.premium}.`,
  back: 'Volver a mis programas',
} as const;

/** Actions on the plan. */
export const PENDING = {
  title: 'No ha pagado',
  hint: 'Usted abrió la página de pago y no se le cobró nada. Si no paga, este aviso desaparece en menos de un día.',
  action: 'Terminar el pago',
} as const;
export const CHANGE_CARD = 'Cambiar tarjeta';
export const CANCELLING = {
  action: 'Cancelar suscripción',
  pending: 'Cancelando…',
  title: '¿Cancelar su suscripción?',
  question:
    '¿Seguro que quiere cancelar su suscripción? Perderá las funciones de Premium al final de su período de facturación actual.',
  keep: 'Conservar Premium',
  done: 'Se canceló su suscripción. Tendrá acceso hasta el final de su período de facturación actual.',
  failed: 'No se pudo cancelar la suscripción',
  paidMeanwhile:
    'En ese mismo momento llegó un pago, así que su plan continúa. Cancele de nuevo para que termine después del mes pagado.',
} as const;
export const CANCELLED = {
  title: 'Suscripción cancelada',
  description: 'Su suscripción se canceló',
} as const;
export const RESUMING = {
  action: 'Quiero conservar Premium',
  pending: 'Un momento…',
  done: { title: 'Usted conserva Premium', description: 'Se anuló su cancelación.' },
  failed: 'No se pudo reanudar Premium',
} as const;

/** Payments and the card used. */
export const PAYMENTS = {
  title: 'Pagos',
  loading: 'Cargando sus pagos…',
  failed: 'No se pudieron cargar sus pagos',
  none: 'Todavía no tiene pagos.',
  showAll: (count: number) => `Mostrar los ${count} pagos`,
  card: 'Tarjeta',
  noCard: 'Su plan no tiene una tarjeta guardada.',
  invoice: 'Factura',
  receipt: 'Recibo',
  of: (date: string) => ` del ${date} (se abre en Stripe)`,
  refunded: (amount: string) => `Reembolso: ${amount}`,
} as const;
export const INVOICE_STATUS: Readonly<Record<Invoice['status'], string>> = {
  draft: 'En preparación',
  open: 'Sin pagar',
  paid: 'Pagado',
  void: 'Anulado',
  uncollectible: 'Sin pagar',
};
export const cardWords = (brand: string | undefined, last4: string, expires: string) =>
  `${brand ?? 'Tarjeta'} que termina en ${last4}, vence en ${expires}`;

/** The /subscription screen. */
export const HEAD = {
  title: 'Elija su plan',
  description: 'Los planes con sus precios, y el formulario de pago de Premium con lo que usted acepta antes de pagar.',
} as const;
export const CHOOSE_PLAN = {
  eyebrow: 'Planes',
  title: 'Elija su plan',
  lead: 'Encontrar programas es gratis y seguirá siéndolo. Un plan pagado agrega herramientas que le ahorran trabajo.',
} as const;
export const PREPARING = 'Un momento…';
export const PAY_PREMIUM = {
  eyebrow: 'Suscripción',
  title: 'Active Premium',
  lead: 'Un mes a la vez. Puede cancelar cuando quiera.',
} as const;
export const STATUS_NOTE = {
  title: 'Todavía no puede enviar solicitudes desde aquí',
  text: 'Todavía lo estamos preparando. Haga cada solicitud en el sitio web del propio programa.',
} as const;
export const ACTIVE_ALREADY = {
  title: 'Tiene una suscripción activa',
  text: 'No hay nada que pagar. Enseguida se abrirá su suscripción.',
} as const;
export const TO_SUBSCRIPTION = 'Ir a su suscripción';

/** Priority support: the subject line marks the sender as a paying member. */
export const SUPPORT = {
  lead: 'Soporte prioritario: escriba a',
  promise: 'Deje el asunto “Premium support”: respondemos primero esos correos electrónicos.',
  address: (email: string) => `mailto:${email}?subject=Premium%20support`,
} as const;
