import { expect, test } from 'vitest';
import { postClientError } from '../../../../contract/status.ts';
import { REPORT_PATH } from './error-report.ts';

test('errors are reported to the contract’s endpoint', () => expect(REPORT_PATH).toBe(postClientError.path));
