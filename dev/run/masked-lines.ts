import { Transform } from 'node:stream';

/** Matches secrets in URLs: the 256-bit tokens in email links and calendar feeds. */
const TOKEN = /(?<=\/)[\w-]{43}(?![\w-])(?:\.ics)?/g;

/** Masks the tokens in a log line's URLs. */
export function withoutTokens(line: string): string {
  return line.replace(TOKEN, '…');
}

/**
 * Returns a stream that masks tokens. It buffers each line until it's complete, because a chunk can end inside a token.
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
