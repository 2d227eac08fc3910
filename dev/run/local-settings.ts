/**
 * The settings for `npm start`. All callers on one machine share an IP address and would soon hit the default limits
 * per address.
 */
export const LOCAL_SETTINGS = {
  LIMIT_LOGIN_PER_ADDRESS: '1000/15m',
  LIMIT_REGISTER_PER_ADDRESS: '200/1m',
  LIMIT_FORGOT_PER_ADDRESS: '200/1m',
  LIMIT_SIGN_IN_CODE_MAILS_PER_ADDRESS: '200/1m',
  LIMIT_SIGN_IN_CODE_PER_ADDRESS: '1000/15m',
  LIMIT_RESET_PER_ADDRESS: '200/1m',
  LIMIT_HASHES_AT_ONCE: '100',
  // Without a proxy, callers could put any address in the header.
  CALLER_ADDRESSES: 'none',
};
