import { SOURCES } from '../../../worker/crawler/registry.ts';

const NOBODY = 'http://127.0.0.1:9';

/** Worker settings for the API tests, with limits that a test can exhaust quickly. */
export const TEST_SETTINGS = {
  APP_URL: 'https://grantlight.example',
  LIMIT_LOGIN_PER_ADDRESS: '8/15m',
  LIMIT_LOGIN_PER_ACCOUNT_FROM_ADDRESS: '3/15m',
  LIMIT_LOGIN_PER_ACCOUNT: '5/15m',
  LIMIT_REGISTER_PER_ADDRESS: '60/1h',
  LIMIT_FORGOT_PER_ADDRESS: '100/1h',
  LIMIT_SIGN_IN_CODE_MAILS_PER_ADDRESS: '100/1h',
  LIMIT_SIGN_IN_CODE_PER_ADDRESS: '20/15m',
  LIMIT_SIGN_IN_CODE_PER_ACCOUNT: '12/1h',
  LIMIT_RESET_PER_ADDRESS: '100/1h',
  LIMIT_PASSWORD_CHECK_PER_ACCOUNT: '4/15m',
  LIMIT_ADMIN_LOGIN_PER_ADDRESS: '3/15m',
  LIMIT_ADMIN_LOGIN_PER_ACCOUNT: '5/15m',
  LIMIT_CALENDAR_MISSES_PER_ADDRESS: '5/15m',
  LIMIT_CALENDAR_READS_PER_FEED: '12/1h',
  // The tests send thousands of hostile searches.
  LIMIT_SEARCHES_PER_ACCOUNT: '1000000/1h',
  LIMIT_CALLS_AT_ONCE: '1000',
  LIMIT_HASHES_AT_ONCE: '100',
  // Nothing listens there. A test that needs the web starts its own emulator.
  LINK_CHECK_STAND_IN: NOBODY,
  SOURCE_URLS: SOURCES.map(({ name }) => `${name}=${NOBODY}`).join(' '),
};
