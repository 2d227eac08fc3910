import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Runs one thing at a time in this clone: two starts must not install or build over each other. The lock names the
 * process that holds it; one whose holder is gone (killed half-way) counts for nothing.
 * @template T
 * @param {string} file
 * @param {string} what said to the person who waits
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function withLock(file, what, run) {
  for (let told = false; !take(file); told = true) {
    if (!told) console.log(`Waiting for another start that ${what} …`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const free = () => rmSync(file, { force: true });
  process.once('exit', free);
  try {
    return await run();
  } finally {
    process.off('exit', free);
    free();
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if (!isHeld(file)) rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // Made this moment, its number not yet written; a file that stays empty was left by somebody killed in between.
    if (holder === 0) return Date.now() - statSync(file).mtimeMs < 2000;
    if (holder === process.pid) return false;
    process.kill(holder, 0);
    return isOurs(holder);
  } catch (error) {
    // Alive, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Pids are used again: a holder is a Node process of ours. Where that cannot be told, a living process counts. @param {number} pid */
function isOurs(pid) {
  try {
    return /dev\/|vitest|playwright/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}
