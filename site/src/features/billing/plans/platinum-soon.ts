export { PLATINUM_SOON } from '../../../../../contract/billing.ts';
