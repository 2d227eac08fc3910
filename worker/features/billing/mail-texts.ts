import { GRACE_DAYS, PRODUCT_NAME } from '../../../contract/limits.ts';

const PLAN = `${PRODUCT_NAME} Premium`;

/** The texts of mail about a paid plan. Dates and amounts are passed in already formatted. */
export const PLAN_MAIL = {
  locale: 'en-US',
  why: `You’re getting this email because your ${PRODUCT_NAME} account has or had a paid plan. It tells you what changed, so it can’t be turned off.`,
  open: 'Open your plan',
  started: {
    subject: `Your ${PLAN} plan has started`,
    text: (paid: string) => `We received your payment of ${paid}. Thank you. You now have everything in Premium.`,
    renewal: (price: string, until: string) =>
      `Your plan renews automatically every month for ${price}, next on ${until}. You can cancel anytime in your profile, with two clicks. You keep Premium until the end of the month you paid for.`,
  },
  renewed: {
    subject: `Your ${PLAN} plan was renewed`,
    text: (paid: string, until: string) =>
      `We received your payment of ${paid}. Your plan runs until ${until} and then renews automatically.`,
    receipt: 'Your receipt is in your profile. You can cancel there anytime.',
  },
  paymentFailed: {
    subject: `Your payment for ${PLAN} failed`,
    text: (due: string, nextTry: string | null) =>
      `Your bank declined the ${due} payment that renews your plan. ${nextTry === null ? 'We won’t try again automatically.' : `We’ll try again on ${nextTry}.`}`,
    whatToDo: (accessUntil: string | null) =>
      `What to do: check that your card is valid and has enough money, or choose another card in your profile. We’ll charge the open payment to it right away. ${
        accessUntil === null
          ? 'Without the payment, your plan ends.'
          : `You keep Premium until ${accessUntil}, ${GRACE_DAYS} days after the end of the month you paid for. Without the payment, it ends then. Your account and saved programs stay.`
      }`,
    action: 'Change your card',
  },
  cardChanged: {
    subject: 'Your card was changed',
    text: (card: { brand: string; last4: string } | null) =>
      `From now on, we’ll charge your ${PLAN} plan to a different card.${card ? ` It’s the ${card.brand} card ending in ${card.last4}.` : ''}`,
    notYou: 'If it wasn’t you, change your password right away and write to us.',
  },
  canceled: {
    subject: `Your ${PLAN} plan is canceled`,
    text: (end: string) =>
      `We won’t charge you again. You keep Premium until ${end}. After that you’ll have the free plan, and your account and saved programs stay.`,
    undo: 'If you change your mind before then, you can undo the cancellation in your profile.',
    action: 'Keep Premium after all',
  },
  ending: {
    subject: `Your ${PLAN} plan will end`,
    text: (end: string) =>
      `Your plan ends on ${end}, and we won’t charge you again. After that you’ll have the free plan. Your account and saved programs stay.`,
  },
  resumed: {
    subject: `Your ${PLAN} plan continues`,
    text: (renewal: string) =>
      `You undid the cancellation. Your plan renews automatically on ${renewal}. You can cancel anytime in your profile.`,
  },
  ended: {
    subject: `Your ${PLAN} plan has ended`,
    text: {
      'not paid':
        'Its renewal wasn’t paid, and we won’t charge you again. You have the free plan now. Your account and saved programs are still there.',
      canceled:
        'The time you paid for is over, and we won’t charge you again. You have the free plan now. Your account and saved programs are still there.',
    },
    again: 'You can choose Premium again anytime.',
  },
  refunded: {
    subject: (refund: string) => `We refunded you ${refund}`,
    text: {
      ended:
        'The money goes back to the card you paid with and usually shows up within 10 days. Your Premium plan has ended, and we won’t charge you again. You have the free plan now.',
      continues:
        'The money goes back to the card you paid with and usually shows up within 10 days. Your Premium plan continues.',
    },
  },
  dispute: {
    won: {
      subject: `Your ${PLAN} plan is open again`,
      text: 'The dispute about your payment is settled, and the payment stands. You have everything in Premium again.',
    },
    lost: {
      subject: `Your ${PLAN} plan has ended`,
      text: 'Your bank took a payment back after a dispute. Your Premium plan has ended, and we won’t charge you again.',
    },
    opened: {
      subject: `Your ${PLAN} plan is on hold`,
      text: 'Your bank says a payment for your plan is disputed. Premium is on hold until that’s settled.',
    },
    whatToDo: (page: string) =>
      `If you didn’t mean to dispute it, tell your bank. If you don’t recognize the payment, write to us: our address is at ${page}.`,
  },
};
