export { browserNameOf } from '../../../../contract/account/browser-name.ts';
