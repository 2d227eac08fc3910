import fc from 'fast-check';
import type { Endpoint } from '../../contract/endpoint.ts';
import { hostileWords } from './hostile-words.ts';
import { valuesOf } from './schema-values.ts';

/** A request as sent over the wire, based on its endpoint's valid one. Omitted fields stay unchanged. */
export interface Wire {
  kind: 'valid' | 'near' | 'hostile';
  params?: Record<string, string>;
  /** Derives the body from the valid one. */
  body?: (valid: unknown) => unknown;
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** The query string, unescaped. */
  query?: string;
}

// biome-ignore format: one row reads better than one word per line
const WRONG_VALUES: readonly unknown[] = [
  null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324, '', ' ', '0', 'null', [], {}, [[]], [null],
  { $ne: null }, { length: 5 }, ['a', 'b'], { toString: 'x' }, { constructor: { prototype: 1 } }, '\u0000', '\ud800',
  'x'.repeat(41), 'x'.repeat(101), 'x'.repeat(201), 'x'.repeat(2001), 'x'.repeat(5001), 'x'.repeat(20_001), '9'.repeat(400), '🏠'.repeat(300),
];
// biome-ignore format: one row reads better than one word per line
const EXTRA_FIELDS = [
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id', 'userId', 'user_id', 'role', 'isAdmin', 'tier',
  'profileComplete', 'passwordHash', 'email', '', '$where', 'x'.repeat(1000), '\u0000', '0', 'length',
];
const wrongValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WRONG_VALUES) },
  { weight: 2, arbitrary: hostileWords },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const entriesOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** Changes one field of the body. `Object.fromEntries` allows any field name. */
function withField(body: unknown, place: number, change: (name: string, value: unknown) => [string, unknown][]) {
  const entries = entriesOf(body);
  const chosen = place % Math.max(1, entries.length);
  if (entries.length === 0) return Object.fromEntries(change('', undefined));
  return Object.fromEntries(
    entries.flatMap(([name, value], at) => (at === chosen ? change(name, value) : [[name, value]])),
  );
}

const place = fc.nat(50);
const nearBody: fc.Arbitrary<(valid: unknown) => unknown> = fc.oneof(
  fc.tuple(place, wrongValue).map(
    ([at, wrong]) =>
      (valid: unknown) =>
        withField(valid, at, (name) => [[name, wrong]]),
  ),
  place.map((at) => (valid: unknown) => withField(valid, at, () => [])),
  fc.tuple(fc.constantFrom(...EXTRA_FIELDS), wrongValue).map(
    ([name, value]) =>
      (valid: unknown) =>
        Object.fromEntries([...entriesOf(valid), [name, value]]),
  ),
  fc.tuple(place, hostileWords).map(
    ([at, words]) =>
      (valid: unknown) =>
        withField(valid, at, (name) => [[name, words]]),
  ),
  fc.tuple(place, wrongValue).map(
    ([at, wrong]) =>
      (valid: unknown) =>
        withField(valid, at, (name, value) => [[name, [value, wrong]]]),
  ),
);

// biome-ignore format: one row reads better than one word per line
const RAW_BODIES: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '', ' ', '{', '}', '{"email":', '[1,', 'null', 'true', '"text"', '[]', '{}', '0', '1e999', '-', 'NaN', 'undefined', "{'a':1}", '{"a":1,}',
  '[{}]', '{"__proto__":{"isAdmin":true}}', '{"email":"a@b.co","email":{"$gt":""}}', '\ufeff{}', '{"a":"\\ud800"}', '{"a":"\\u0000"}',
  '['.repeat(50_000), `${'['.repeat(5000)}${']'.repeat(5000)}`, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"id":${'9'.repeat(5000)}}`, `{"a":"${'x'.repeat(900_000)}"}`, 'email=a%40b.co&password=x', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]), new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0]),
];
// biome-ignore format: one row reads better than one word per line
const CONTENT_TYPES = [
  'application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON', 'application/ld+json', 'text/plain', 'text/json', 'application/xml',
  'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json, text/html', '/', '', 'application/jsonp',
];
// biome-ignore format: one row reads better than one word per line
const ODD_HEADERS: readonly Record<string, string>[] = [
  { accept: 'text/html' }, { accept: 'application/x-ndjson' }, { accept: '*/*;q=nonsense' }, { 'accept-language': 'x'.repeat(2000) },
  { 'cf-connecting-ip': 'not an address' }, { 'cf-connecting-ip': '::ffff:1.2.3.4%eth0' }, { 'cf-connecting-ip': "1' OR '1'='1" },
  { 'cf-connecting-ip': '1'.repeat(3000) }, { 'user-agent': 'x'.repeat(6000) }, { 'user-agent': '\u00ff\u00fe<script>' },
  { authorization: 'Bearer' }, { authorization: `Bearer ${'x'.repeat(5000)}` }, { authorization: 'Basic YTpi' }, { authorization: 'Bearer \u00ff' },
  { 'if-none-match': '*' }, { 'if-none-match': '"x"' }, { 'if-modified-since': 'yesterday' }, { range: 'bytes=0-1' },
  { 'x-http-method-override': 'DELETE' }, { 'x-forwarded-host': 'evil.example' }, { 'x-forwarded-proto': 'http' }, { 'content-encoding': 'gzip' },
  { 'stripe-signature': 't=1,v1=x' }, { 'stripe-signature': `t=${'9'.repeat(400)},v1=${'a'.repeat(64)}` }, { 'stripe-signature': '=' },
];
// biome-ignore format: one row reads better than one word per line
const RAW_PARAMS = [
  '%00', '%', '%zz', '%ff', '%c3%28', '%ed%a0%80', '..%2f..%2fetc%2fpasswd', '%2e%2e', '%0d%0aSet-Cookie:%20a=b', '-1', '0', '1e3', '0x10',
  '9'.repeat(30), '1.5', 'NaN', 'null', '__proto__', 'constructor', "1'%20OR%20'1'='1", '%F0%9F%8F%A0', '%E2%80%AE', 'x'.repeat(201), 'x'.repeat(9000), '%25', ';', '*',
];

const oddHeaders = fc.constantFrom(...ODD_HEADERS);
const query = fc.oneof(
  fc.constantFrom(
    '?',
    '??',
    '?id=1&id=2',
    '?__proto__[a]=1',
    '?next=//evil.example',
    `?a=${'x'.repeat(4000)}`,
    '?%00',
    '?%zz',
    '?a=%ff',
  ),
  hostileWords.map((words) => `?q=${encodeURIComponent(words.toWellFormed())}`),
);
const hostileParam = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...RAW_PARAMS) },
  { weight: 2, arbitrary: hostileWords.map((words) => encodeURIComponent(words.toWellFormed()) || '%20') },
);

/** Generates valid, almost valid and hostile requests to an endpoint. */
export function wireOf({ path, body }: Endpoint): fc.Arbitrary<Wire> {
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name ? [name] : []));
  const params = fc.record(Object.fromEntries(names.map((name) => [name, hostileParam])), { noNullPrototype: true });
  const valid: fc.Arbitrary<Wire>[] = [fc.constant({ kind: 'valid' })];
  const near: fc.Arbitrary<Wire>[] = [fc.record({ kind: fc.constant('near'), query })];
  const hostile: fc.Arbitrary<Wire>[] = [fc.record({ kind: fc.constant('hostile'), headers: oddHeaders })];
  if (names.length > 0) hostile.push(fc.record({ kind: fc.constant('hostile'), params }));
  if (body) {
    // Overwrites generated values with valid ones, because some fields have to match each other.
    const filled = valuesOf(body).map((made) => (given: unknown) => ({ ...Object(made), ...Object(given) }));
    const made = valuesOf(body).map((value) => () => value);
    valid.push(fc.record({ kind: fc.constant('valid'), body: fc.oneof(filled, made) }));
    near.push(...Array(4).fill(fc.record({ kind: fc.constant('near'), body: nearBody })));
  }
  const headers = fc
    .tuple(fc.constantFrom(...CONTENT_TYPES), fc.option(oddHeaders))
    .map(([type, odd]) => ({ 'content-type': type, ...odd }));
  hostile.push(fc.record({ kind: fc.constant('hostile'), raw: fc.constantFrom(...RAW_BODIES), headers }));
  if (body) hostile.push(fc.record({ kind: fc.constant('hostile'), body: wrongValue.map((value) => () => value) }));
  return fc.oneof(
    { weight: 1, arbitrary: fc.oneof(...valid) },
    { weight: 2, arbitrary: fc.oneof(...near) },
    { weight: 2, arbitrary: fc.oneof(...hostile) },
  );
}
