import { Transform } from 'node:stream';

/** What opens something where it stands in an address: tokens of links in mails and of calendars, of 256 bits each. */
const TOKEN = /(?<=\/)[\w-]{43}(?![\w-])(?:\.ics)?/g;

/** A line of a log without the tokens in the addresses that it names. */
export function withoutTokens(line: string): string {
  return line.replace(TOKEN, '…');
}

/** Passes lines on without their tokens. A line is held until its end has come, as a token may be cut in two. */
export function maskedLines(): Transform {
  const decoder = new TextDecoder();
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
      rest = lines.pop() ?? '';
      done(null, lines.map((line) => `${withoutTokens(line)}\n`).join(''));
    },
    flush(done) {
      done(null, withoutTokens(rest));
    },
  });
}
