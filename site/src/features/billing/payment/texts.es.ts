import type { Tier } from '../../../../../contract/billing.ts';
import { PRICES, PRODUCT_NAME } from '../../../../../contract/limits.ts';

const PRICE = `$${PRICES.premium}`;

/** Form states. */
export const SETTING_UP = 'Preparando el pago...';
export const SETUP_FAILED = {
  title: 'No se pudo preparar el pago',
  goBack: 'Volver',
} as const;
export const PROCESSING = 'Pagando…';
export const CHECKING = 'Verificando su pago…';
export const SUCCESS = {
  title: 'Pago recibido',
  text: 'Gracias. Premium está activo.',
  leaving: 'Enseguida volverá a donde estaba.',
  continue: 'Continuar',
} as const;
export const STILL_PENDING = {
  title: 'Su banco todavía lo está procesando',
  text: 'Su pago está en camino, y no tiene que hacer nada más. Premium empezará automáticamente cuando el banco lo confirme.',
  action: 'Ir a su perfil',
} as const;

/** Errors before the form loads. */
export const PREPARATION_FAILED = {
  title: 'No se pudo preparar la suscripción',
  fallback: 'Hubo un problema al preparar el pago',
} as const;
export const NO_CLIENT_SECRET = 'El servidor no envió la clave de este pago (client secret)';
export const TOO_MANY_ATTEMPTS = 'Demasiados intentos. Inténtelo de nuevo más tarde.';
export const serverError = (statusLine: string) => `Error del servidor: ${statusLine}`.trim();
export const repeatedSubscription = (id: string) =>
  `La suscripción ${id} ya estaba preparada, así que se usa de nuevo.`;

export const CREATION_FAILED = {
  title: 'No se pudo crear la suscripción',
  fallback: 'Hubo un problema al preparar su suscripción. Inténtelo de nuevo.',
} as const;
export const ALREADY_ACTIVE = {
  title: 'Ya hay una suscripción activa',
  description: 'Ya tiene un período de suscripción activo. Enseguida se abrirá su perfil.',
} as const;

const READY_TITLE: Readonly<Record<Exclude<Tier, 'free'>, string>> = {
  premium: 'Ya puede pagar Premium',
  platinum: 'Ya puede pagar Platinum',
};
export const paymentReady = (tier: Exclude<Tier, 'free'>) => ({
  title: READY_TITLE[tier],
  description: 'Complete el pago para activar las funciones pagadas',
});

/** Payment errors. */
export const CHECK_CARD = 'Revise los datos de su tarjeta';
export const PAYMENT_FAILED = 'El pago falló';
export const PAYMENT_ERROR = 'Error en el pago';
export const UNEXPECTED = 'Ocurrió un error inesperado.';
export const NEVER_TWICE = 'Puede intentarlo de nuevo sin riesgo: nunca le cobramos dos veces el mismo mes.';
export const NOT_AUTHENTICATED =
  'Su banco no pudo confirmar que es usted. No se le cobró nada. Inténtelo de nuevo o use otra tarjeta.';
export const ACTIVATION_FAILED = {
  title: 'Recibimos el pago, pero falló la activación',
  description: 'Vuelva a cargar la página o comuníquese con soporte.',
} as const;

/** The agreed terms. If you change this wording or the consent's, change `PAYMENT_TERMS_VERSION` too. */
export const TERMS = {
  title: 'Lo que usted acepta',
  today: 'Hoy',
  todayText: `Usted paga ${PRICE} por el primer mes. No agregamos impuestos ni cargos.`,
  later: 'Luego, cada mes',
  laterText: (date: string) =>
    `Volvemos a cobrar ${PRICE} a su tarjeta el ${date}, y luego cada mes, hasta que usted cancele.`,
  cancel: 'Cómo cancelar',
  cancelText: 'En su perfil, en Suscripción, en cualquier momento. Sin llamadas ni cartas.',
  more: 'Después de cancelar, y reembolsos',
  after: 'Después de cancelar',
  afterText:
    'Usted conserva Premium hasta el final del mes que pagó. Su cuenta y sus programas guardados se conservan.',
  refunds: 'Reembolsos',
  refundsText: 'Reembolso completo en los primeros 14 días, sin dar una razón. Para otros casos, vea Reembolsos.',
  refundsLink: 'Reembolsos',
  termsLink: 'Términos del servicio',
} as const;

export const CARD = {
  title: 'Pagar con tarjeta',
  secure: `Stripe procesa el pago. El número de su tarjeta le llega solo a Stripe; ${PRODUCT_NAME} nunca lo ve.`,
  loading: 'Cargando el formulario de la tarjeta…',
} as const;
export const CONSENT = {
  label: `Acepto que se cobren ${PRICE} a mi tarjeta ahora y ${PRICE} cada mes hasta que yo cancele.`,
  missing: 'Marque primero esta casilla. Si no la marca, no le cobraremos.',
} as const;
export const PAY = `Pagar ${PRICE} y activar Premium`;

/** Texts for changing the card. */
export const CHANGE = {
  title: 'Cambiar su tarjeta',
  lead: 'Cobraremos a la tarjeta nueva a partir del próximo mes. Si hay un pago pendiente, lo cobraremos ahora.',
  cardTitle: 'Tarjeta nueva',
  secure: `El número de su tarjeta le llega solo a Stripe; ${PRODUCT_NAME} nunca lo ve.`,
  action: 'Guardar esta tarjeta',
  pending: 'Guardando…',
  failed: 'No se cambió la tarjeta',
  done: { title: 'Tarjeta cambiada', description: 'Desde ahora cobraremos a su tarjeta nueva.' },
  back: 'Volver a su suscripción',
} as const;
