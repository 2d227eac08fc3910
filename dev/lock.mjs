import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, markOf } from './process-mark.mjs';

/**
 * Runs a function while holding a lock. Keeps two starts in this clone from installing or building at the same time.
 * @template T
 * @param {string} file
 * @param {string} what shown to the person who has to wait
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
 * Takes a lock until this process ends. Returns false if a running process holds it. The lock names its holder, and a
 * lock whose holder was killed is ignored.
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
 * Creates the lock under its name only after writing it completely, so nobody reads a partial one.
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
    // The lock was released in the meantime.
    return false;
  }
}
