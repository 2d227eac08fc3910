import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, markOf } from './process-mark.mjs';

/**
 * Runs one thing at a time in this clone: two starts must not install or build over each other.
 * @template T
 * @param {string} file
 * @param {string} what said to the person who waits
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function withLock(file, what, run) {
  for (let told = false; !takeLock(file); told = true) {
    if (!told) console.log(`Waiting for another start that ${what} …`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Takes a lock until this process ends, or says that somebody alive holds it. The lock names its holder; one whose
 * holder is gone (killed half-way) counts for nothing.
 * @param {string} file
 */
export function takeLock(file) {
  for (const attempt of [1, 2]) {
    if (create(file)) {
      process.once('exit', () => rmSync(file, { force: true }));
      return true;
    }
    if (attempt === 2 || isHeld(file)) return false;
    rmSync(file, { force: true });
  }
  return false;
}

/**
 * Written whole before it gets its name, so that nobody ever reads half a lock.
 * @param {string} file
 */
function create(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, markOf(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    return isAlive(readFileSync(file, 'utf8'));
  } catch {
    // Released in between.
    return false;
  }
}
