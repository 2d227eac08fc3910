import { GRACE_DAYS, PRODUCT_NAME } from '../../../contract/limits.ts';
import type { PLAN_MAIL as English } from './mail-texts.ts';

const PLAN = `${PRODUCT_NAME} Premium`;

export const PLAN_MAIL: typeof English = {
  locale: 'es-US',
  why: `Recibe este correo porque su cuenta de ${PRODUCT_NAME} tiene o tuvo un plan pagado. Le informa de lo que cambió, así que no se puede desactivar.`,
  open: 'Abrir su plan',
  started: {
    subject: `Comenzó su plan ${PLAN}`,
    text: (paid) => `Recibimos su pago de ${paid}. Gracias. Ahora tiene todo lo que incluye Premium.`,
    renewal: (price, until) =>
      `Su plan se renueva automáticamente cada mes por ${price}; la próxima vez, el ${until}. Puede cancelarlo cuando quiera en su perfil, con dos clics. Conserva Premium hasta el final del mes que pagó.`,
  },
  renewed: {
    subject: `Se renovó su plan ${PLAN}`,
    text: (paid, until) =>
      `Recibimos su pago de ${paid}. Su plan dura hasta el ${until} y después se renueva automáticamente.`,
    receipt: 'Su recibo está en su perfil. Ahí también puede cancelar cuando quiera.',
  },
  paymentFailed: {
    subject: `No se pudo cobrar su pago de ${PLAN}`,
    text: (due, nextTry) =>
      `Su banco rechazó el pago de ${due} que renueva su plan. ${nextTry === null ? 'No lo intentaremos de nuevo automáticamente.' : `Lo intentaremos de nuevo el ${nextTry}.`}`,
    whatToDo: (accessUntil) =>
      `Qué hacer: revise que su tarjeta sea válida y tenga suficiente dinero, o elija otra tarjeta en su perfil. Cobraremos de inmediato el pago pendiente a esa tarjeta. ${
        accessUntil === null
          ? 'Sin el pago, su plan termina.'
          : `Conserva Premium hasta el ${accessUntil}, ${GRACE_DAYS} días después del final del mes que pagó. Sin el pago, termina ese día. Su cuenta y sus programas guardados se conservan.`
      }`,
    action: 'Cambiar su tarjeta',
  },
  cardChanged: {
    subject: 'Se cambió su tarjeta',
    text: (card) =>
      `Desde ahora, cobraremos su plan ${PLAN} a otra tarjeta.${card ? ` Es la tarjeta ${card.brand} que termina en ${card.last4}.` : ''}`,
    notYou: 'Si no fue usted, cambie su contraseña de inmediato y escríbanos.',
  },
  canceled: {
    subject: `Se canceló su plan ${PLAN}`,
    text: (end) =>
      `No le cobraremos más. Conserva Premium hasta el ${end}. Después tendrá el plan gratuito, y su cuenta y sus programas guardados se conservan.`,
    undo: 'Si cambia de opinión antes de esa fecha, puede deshacer la cancelación en su perfil.',
    action: 'Conservar Premium',
  },
  ending: {
    subject: `Su plan ${PLAN} va a terminar`,
    text: (end) =>
      `Su plan termina el ${end} y no le cobraremos más. Después tendrá el plan gratuito. Su cuenta y sus programas guardados se conservan.`,
  },
  resumed: {
    subject: `Su plan ${PLAN} continúa`,
    text: (renewal) =>
      `Usted deshizo la cancelación. Su plan se renueva automáticamente el ${renewal}. Puede cancelarlo cuando quiera en su perfil.`,
  },
  ended: {
    subject: `Terminó su plan ${PLAN}`,
    text: {
      'not paid':
        'No se pagó la renovación y no le cobraremos más. Ahora tiene el plan gratuito. Su cuenta y sus programas guardados siguen ahí.',
      canceled:
        'Se acabó el tiempo que pagó y no le cobraremos más. Ahora tiene el plan gratuito. Su cuenta y sus programas guardados siguen ahí.',
    },
    again: 'Puede elegir Premium otra vez cuando quiera.',
  },
  refunded: {
    subject: (refund) => `Le reembolsamos ${refund}`,
    text: {
      ended:
        'El dinero regresa a la tarjeta con la que pagó y normalmente aparece en un máximo de 10 días. Su plan Premium terminó y no le cobraremos más. Ahora tiene el plan gratuito.',
      continues:
        'El dinero regresa a la tarjeta con la que pagó y normalmente aparece en un máximo de 10 días. Su plan Premium continúa.',
    },
  },
  dispute: {
    won: {
      subject: `Su plan ${PLAN} está activo otra vez`,
      text: 'La disputa sobre su pago se resolvió y el pago sigue siendo válido. Tiene otra vez todo lo que incluye Premium.',
    },
    lost: {
      subject: `Terminó su plan ${PLAN}`,
      text: 'Su banco nos retiró un pago después de una disputa. Su plan Premium terminó y no le cobraremos más.',
    },
    opened: {
      subject: `Su plan ${PLAN} está en pausa`,
      text: 'Su banco dice que hay una disputa sobre un pago de su plan. Premium está en pausa hasta que se resuelva.',
    },
    whatToDo: (page) =>
      `Si no quiso disputar el pago, avise a su banco. Si no reconoce el pago, escríbanos: nuestra dirección está en ${page}.`,
  },
};
