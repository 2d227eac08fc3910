import { expect, test } from 'vitest';
import { putLanguage } from '../../../../contract/account/own-account.ts';
import { LANGUAGE_PATH } from './switch-language.ts';

test('a chosen language goes to the contract’s endpoint', () => expect(LANGUAGE_PATH).toBe(putLanguage.path));
