import { Transform } from 'node:stream';

/** Secrets in addresses: tokens in email links and calendar feeds, 256 bits each. */
const TOKEN = /(?<=\/)[\w-]{43}(?![\w-])(?:\.ics)?/g;

/** A log line without the tokens in its addresses. */
export function withoutTokens(line: string): string {
  return line.replace(TOKEN, '…');
}

/**
 * Passes lines through without their tokens. Each line is buffered until it is complete, since a token may be split.
 */
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
