export { INVALID_PREPARATION, PAYMENT_UNAVAILABLE } from '../../../../../contract/billing.ts';
