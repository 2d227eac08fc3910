import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** Texts about payments and the subscription. */
export const BILLING_PHRASES: Phrases = {
  'The payment isn’t complete. You weren’t charged. Please try again.':
    'El pago no se completó. No se le cobró nada. Intente de nuevo.',
  'This payment doesn’t belong to your subscription.': 'Este pago no es de su suscripción.',
  'You don’t have a subscription to cancel.': 'No tiene ninguna suscripción que cancelar.',
  'There’s no cancellation to undo.': 'No hay ninguna cancelación que deshacer.',
  'You don’t have a subscription paid by card.': 'No tiene ninguna suscripción que se pague con tarjeta.',
  'The new card isn’t confirmed yet. Please try again.':
    'La nueva tarjeta todavía no está confirmada. Intente de nuevo.',
  'The card was saved, but the open payment failed: {reason}':
    'Se guardó la tarjeta, pero el pago pendiente no se pudo hacer: {reason}',
  'This card doesn’t belong to your subscription.': 'Esta tarjeta no es de su suscripción.',
  'This subscription isn’t yours.': 'Esta suscripción no es suya.',
  'Another window is setting up your payment. Please try again in a minute.':
    'Su pago se está preparando en otra ventana. Intente de nuevo en un minuto.',
  'Our payment provider isn’t answering right now. Please try again in a minute.':
    'Nuestro servicio de pagos no responde en este momento. Intente de nuevo en un minuto.',
  'You already have an active subscription.': 'Ya tiene una suscripción activa.',
  'You already have an active subscription, and its last payment failed. Change your card in your profile to pay it.':
    'Ya tiene una suscripción activa, y su último pago no se pudo hacer. Cambie su tarjeta en su perfil para pagarlo.',
  'Your subscription is on hold because a payment is in dispute. Please contact support.':
    'Su suscripción está en pausa porque un pago está en disputa. Comuníquese con soporte.',
  'Your payment is being processed. Your plan starts automatically as soon as it’s confirmed.':
    'Su pago se está procesando. Su plan empieza automáticamente cuando se confirme.',
  'Thank you. We’ve recorded that you agree.': 'Gracias. Anotamos que usted está de acuerdo.',
  'This event is not signed by Stripe.': 'Este evento no tiene la firma de Stripe.',

  // Stripe's own words for a declined card.
  'Your card was declined.': 'Su tarjeta fue rechazada.',
  'Your card has insufficient funds.': 'Su tarjeta no tiene fondos suficientes.',
  'Your card has expired.': 'Su tarjeta ya venció.',
  'Your card number is incorrect.': 'El número de su tarjeta no es correcto.',
  "Your card's security code is incorrect.": 'El código de seguridad de su tarjeta no es correcto.',
  "Your card's security code is invalid.": 'El código de seguridad de su tarjeta no es válido.',
  "Your card's expiration month is invalid.": 'El mes de vencimiento de su tarjeta no es válido.',
  "Your card's expiration year is invalid.": 'El año de vencimiento de su tarjeta no es válido.',
  'Your card does not support this type of purchase.': 'Su tarjeta no acepta este tipo de compra.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Hubo un error al procesar su tarjeta. Intente de nuevo en un momento.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'No pudimos verificar su forma de pago. Elija otra forma de pago e intente de nuevo.',
};
