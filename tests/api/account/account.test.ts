import { expect, test } from 'vitest';
import { postLogin, postRegister, putNameAndPhone } from '../../../contract/account/account.ts';
import { HOST_PREFIX, SIGNED_IN_MARKER } from '../../../contract/account/session.ts';
import { getUser, postLogout, putProfile } from '../../../contract/account/user.ts';
import { getSubscription } from '../../../contract/billing.ts';
import { putAnswer } from '../../../contract/profile/questions.ts';
import { newPerson, newProfile, PASSWORD } from '../../factories/people.ts';
import { member, newClient, registered, secondBrowser } from '../../harness/api.ts';

test('registration signs the member in and returns a user with an incomplete profile', async () => {
  const client = newClient();
  const person = newPerson({ firstName: ' Maria ', email: ` ${newPerson().email.toUpperCase()} ` });
  const { body, headers } = await client.ok(postRegister, {
    body: { ...person, agreeTerms: true, id: 1, role: 'admin' },
  });
  expect(body).toMatchObject({ firstName: 'Maria', profileComplete: false, isStudent: 'no', isVeteran: false });
  expect(body.email).toBe(person.email.trim().toLowerCase());
  expect(body.id).toBeGreaterThan(1000);
  expect(body.navigation).toEqual({ admin: false, adminMenu: false });
  expect(headers.getSetCookie().join()).toMatch(
    /__Host-grantlight_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
  expect((await client.ok(getUser)).body).toEqual(body);
});

test('registration names every invalid field in the words of the form', async () => {
  const { body } = await newClient().fails(postRegister, {
    body: { firstName: ' ', lastName: '', email: 'nobody', password: 'short' },
  });
  expect(body.code).toBe('validation');
  expect(body.fields).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
  });
});

test.each([
  ['Password must contain at least one number', 'no digits here!'],
  ['Password must contain at least one special character', 'only1letters2'],
])('refuses a password: %s', async (sentence, password) => {
  const { body } = await newClient().fails(postRegister, { body: newPerson({ password }) });
  expect(body.fields?.['password']).toBe(sentence);
});

test('an email address makes one account, even when 8 register with it at once', async () => {
  const person = newPerson();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => newClient().send('POST', postRegister.path, { body: person })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const { body } = await newClient().fails(postRegister, { body: { ...person, email: person.email.toUpperCase() } });
  expect(body).toMatchObject({ code: 'email_taken', message: 'Email already registered' });
});

test('login gives the same answer for a wrong password and an unknown address', async () => {
  const { person } = await registered();
  const wrong = await newClient().fails(postLogin, { body: { email: person.email, password: 'wrong password 1!' } });
  const unknown = await newClient().fails(postLogin, { body: { email: newPerson().email, password: PASSWORD } });
  expect(wrong.status).toBe(401);
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
});

test('login accepts long and Unicode passwords in either normal form', async () => {
  const password = `Grüße-1 ${'長'.repeat(200)}`;
  const { person } = await registered({ password });
  const client = newClient();
  await client.ok(postLogin, { body: { email: person.email, password: password.normalize('NFD') } });
});

test("a login ends the browser's previous session", async () => {
  const { client, person } = await registered();
  const before = new Map(client.cookies);
  await client.ok(postLogin, { body: { email: person.email, password: person.password } });
  const planted = newClient();
  for (const [name, value] of before) planted.cookies.set(name, value);
  expect((await planted.fails(getUser)).status).toBe(401);
  await client.ok(getUser);
});

test('a remembered session lasts 30 days in the browser, any other until it closes', async () => {
  const { person } = await registered();
  const client = newClient();
  const body = { email: person.email, password: person.password };
  const remembered = await client.ok(postLogin, { body: { ...body, rememberMe: true } });
  expect(remembered.headers.getSetCookie().join()).toContain(`Max-Age=${30 * 24 * 3600}`);
  const ordinary = await client.ok(postLogin, { body });
  const ofSession = (cookie: string) => /_(session|signed_in)=/.test(cookie);
  expect(ordinary.headers.getSetCookie().filter(ofSession).join()).not.toContain('Max-Age');
});

test('logout ends this session, clears its cookies, and leaves other browsers alone', async () => {
  const { client, person } = await registered();
  const other = await secondBrowser(person);
  const session = new Map(client.cookies);
  await client.ok(postLogout);
  // The device cookie stays, so the account still recognizes the browser.
  expect([...client.cookies.keys()]).toEqual(['__Host-grantlight_device']);
  const stolen = newClient();
  for (const [name, value] of session) stolen.cookies.set(name, value);
  expect((await stolen.fails(getUser)).status).toBe(401);
  await other.ok(getUser);
});

test('an unknown session is refused and its cookies are cleared', async () => {
  const client = newClient();
  client.cookies.set('__Host-grantlight_session', 'A'.repeat(43));
  client.cookies.set(`${HOST_PREFIX}${SIGNED_IN_MARKER}`, '1');
  expect((await client.fails(getUser)).body.code).toBe('unauthenticated');
  expect(client.cookies.size).toBe(0);
});

test('saving the profile completes it and stores every answer', async () => {
  const { client } = await registered();
  const answers = newProfile({
    education: 'Bachelor',
    tribalAffiliation: 'Navajo Nation',
    previousGrantExperience: true,
    householdSize: 2,
    householdIncome: 24_000,
    zipCode: '43215',
    numberOfChildren: 0,
    pregnancy: 'no',
    veteranDischarge: 'honorable',
    veteranDisabilityRating: 30,
    employmentStatus: 'retired',
    organizationName: 'Sample Bakery',
    annualRevenue: 90_000,
    numberOfEmployees: 3,
  });
  const { body } = await client.ok(putProfile, { body: answers });
  expect(body).toMatchObject({ ...answers, profileComplete: true, isStudent: 'no', communityType: 'not_specified' });
  expect((await client.ok(getUser)).body).toEqual(body);
});

test('an optional answer that is removed is gone', async () => {
  const { client } = await registered();
  await client.ok(putProfile, { body: newProfile({ householdIncome: 24_000, zipCode: '43215', pregnancy: 'yes' }) });
  const { body } = await client.ok(putProfile, { body: newProfile({ householdIncome: null, zipCode: '' }) });
  expect(body).toMatchObject({ householdIncome: null, zipCode: null, pregnancy: 'not_specified' });
});

test('an invalid profile names its wrong fields and is not stored', async () => {
  const { client, user } = await registered();
  const { body } = await client.fails(putProfile, {
    body: { age: 15, location: 'x', occupation: '', isStudent: 'maybe' },
  });
  expect(body.fields).toMatchObject({
    age: 'Age must be at least 16 years',
    location: 'Location must be at least 2 characters',
    occupation: 'Occupation must be at least 2 characters',
  });
  expect(Object.keys(body.fields ?? {})).toContain('isStudent');
  const tooOld = await client.fails(putProfile, { body: newProfile({ age: 121 }) });
  expect(tooOld.body.fields?.['age']).toBe('Age must be less than 120 years');
  expect((await client.ok(getUser)).body).toEqual(user);
});

test.each([
  ['Narnia', /which state/],
  ['Springfield', /Several states/],
])('a profile with a home in %s is refused with what is missing', async (location, sentence) => {
  const { client } = await registered();
  const { body } = await client.fails(putProfile, { body: newProfile({ location }) });
  expect(body.fields?.['location']).toMatch(sentence);
  await client.ok(putProfile, { body: newProfile({ location, zipCode: '62701' }) });
});

test('answers based on an outdated profile are refused, and none is stored', async () => {
  const { client, user } = await registered();
  const save = (body: object) => ({ body: { ...newProfile(), ...body } });
  const first = await client.ok(putProfile, save({ profileRevision: user.profileRevision }));
  expect(first.body.profileRevision).toBeGreaterThan(user.profileRevision);
  const late = await client.fails(putProfile, save({ occupation: 'Late', profileRevision: user.profileRevision }));
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await client.ok(getUser)).body).toEqual(first.body);

  // A single answer from the results page also changes the revision.
  await client.ok(putAnswer, { body: { field: 'householdSize', answer: 3 } });
  await client.fails(putProfile, save({ profileRevision: first.body.profileRevision }));
  const { profileRevision } = (await client.ok(getUser)).body;
  await client.ok(putProfile, save({ profileRevision }));
  await client.ok(putProfile, save({}));
});

test('only one of two concurrent saves of a profile is stored', async () => {
  const { client, user } = await registered();
  const body = newProfile({ occupation: 'Farmer' });
  const answers = await Promise.all(
    [1, 2].map(() => client.send('PUT', putProfile.path, { body: { ...body, profileRevision: user.profileRevision } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('name and phone follow the rules of sign-up when they change', async () => {
  const { client, user } = await registered();
  const next = { firstName: ' Māra ', lastName: '李', phone: '' };
  const { body } = await client.ok(putNameAndPhone, { body: next });
  expect(body).toEqual({ ...user, firstName: 'Māra', lastName: '李', phone: null });
  expect((await client.ok(getUser)).body).toEqual(body);
  const wrong = await client.fails(putNameAndPhone, { body: { firstName: '🐝', lastName: '' } });
  expect(wrong.body.fields).toEqual({
    firstName: 'Please write the name in letters',
    lastName: 'Last name is required',
  });
  expect((await client.ok(getUser)).body).toEqual(body);
});

test('fields that a member may not set are ignored', async () => {
  const { client, user } = await registered();
  const { body } = await client.ok(putProfile, {
    body: {
      ...newProfile(),
      id: 1,
      email: 'x@example.org',
      firstName: 'Eve',
      tier: 'platinum',
      role: 'admin',
      passwordHash: 'x',
    },
  });
  expect(body).toMatchObject({ id: user.id, email: user.email, firstName: user.firstName });
  expect((await client.ok(getSubscription)).body).toMatchObject({ tier: 'free', active: false, status: 'inactive' });
});

test('no response contains the password or its hash', async () => {
  const { client, person } = await member();
  const texts = [
    (await client.send('GET', getUser.path)).text,
    (await client.send('POST', postLogin.path, { body: { email: person.email, password: person.password } })).text,
    (await client.send('POST', postRegister.path, { body: person })).text,
  ];
  for (const text of texts) {
    expect(text).not.toContain(person.password);
    expect(text).not.toMatch(/argon2|password_?hash/i);
  }
});
