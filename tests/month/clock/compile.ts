import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('moved-clock.c', import.meta.url));

/** Compiles the movable clock. Returns the environment for processes that use it. */
export function compiledClock(folder: string): Record<string, string> {
  const [library, offset] = [join(folder, 'moved-clock.so'), join(folder, 'moved-clock')];
  const { status, stderr, error } = spawnSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, SOURCE, '-ldl'], {
    encoding: 'utf8',
  });
  if (process.platform !== 'linux' || status !== 0)
    throw new Error(`The clock can't be moved here: that needs Linux and a C compiler (cc). ${error ?? stderr}`);
  writeFileSync(offset, Buffer.alloc(8));
  return { LD_PRELOAD: library, MOVED_CLOCK: offset };
}
