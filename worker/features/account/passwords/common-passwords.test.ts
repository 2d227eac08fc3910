import { randomBytes } from 'node:crypto';
import PUBLISHED from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { signUpPassword } from '../../../../contract/account/passwords.ts';
import { commonPasswordsOf } from './common-password-words.ts';
import { isCommonPassword } from './common-passwords.ts';

const common = commonPasswordsOf(PUBLISHED);
const maria = { email: 'maria.gonzalez82@cornfield.example', firstName: 'María', lastName: "O'Neill" };

test.each([
  ...[
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd123',
    'pa55word!1',
    'PASSWORD2024!',
    '!Password123456',
    'Passw0rd#99',
    'p4ssw0rd!!',
  ],
  ...[
    'Qwerty123!',
    'Welcome1!',
    'We1c0me!2025',
    'Summer2026!',
    '$ummer2024',
    'Winter#23',
    'March2025!',
    'Iloveyou1!',
    '1loveyou!',
  ],
  ...[
    'Admin@123',
    'adminadmin1!',
    'L3tm31n!',
    'Ch@ngeme1',
    'Aa123456!',
    'Abc123!@#',
    'Abcd1234!',
    'Abc12345$',
    'MyPassword1!',
  ],
  ...[
    '1qaz@WSX',
    '!QAZ2wsx',
    '1q2w3e4r!',
    'Zaq12wsx!',
    '1qaz!QAZ',
    'Qwe123!@#',
    'Asdf1234!',
    '12345678!',
    '11111111!',
    '1234-5678',
  ],
  ...[
    'Grantlight1!',
    'Gr@ntl1ght2026',
    'Maria1982!',
    'Maria.ONeill1',
    'Gonzalez82!',
    'Cornfield#1',
    'Mar1a!2026',
    'monkey12#',
  ],
])('%s is common', (password) => {
  expect(isCommonPassword(password, maria, common)).toBe(true);
});

test.each([
  ...['correct horse 7!', 'Good enough 1', 'Secret word 1', 'Good enough 1!', 'Maria likes 9 quiet mornings!'],
  ...[
    'xk7!92#4',
    'Tr0ub4dor&3',
    'a8391047!',
    'Password and 7 other lies',
    '839201#4752',
    'Grüße-1 長長長',
    'summer 83920174 !!',
  ],
])('%s is not common', (password) => {
  expect(isCommonPassword(password, maria, common)).toBe(false);
});

const lazily = (password: string) => `${password.slice(0, 1).toUpperCase()}${password.slice(1)}1!`;

test('every acceptable published password is common, and so are longer top ones', () => {
  const accepted = PUBLISHED.filter((password) => signUpPassword.safeParse(password).success);
  expect(accepted.length).toBeGreaterThan(10);
  const extended = PUBLISHED.slice(0, 3000)
    .filter((password) => /^[a-z]{4,}$/.test(password))
    .map(lazily)
    .filter((password) => signUpPassword.safeParse(password).success);
  expect(extended.length).toBeGreaterThan(1500);
  expect([...accepted, ...extended].filter((password) => !isCommonPassword(password, maria, common))).toEqual([]);
});

test('a random password is never refused, and the longest one is checked quickly', () => {
  for (let round = 0; round < 2000; round++) {
    const password = `${randomBytes(8).toString('base64')}1!`;
    expect([password, isCommonPassword(password, maria, common)]).toEqual([password, false]);
  }
  const begun = performance.now();
  for (const part of ['1', 'a', 'a1', '!']) isCommonPassword(part.repeat(1000 / part.length), maria, common);
  expect(performance.now() - begun).toBeLessThan(100);
});
