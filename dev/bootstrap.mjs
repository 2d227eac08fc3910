/**
 * What has to be there before anything else of ours can run: the packages and a Node that is new enough. Node built-ins
 * only, and syntax that Node 20 knows, because this runs on a fresh clone with whatever Node is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = join(ROOT, 'node_modules');
/** Holds the hash of the lock file that was installed; written last, so an installation cut short is done again. */
const STAMP = join(PACKAGES, '.installed-lock-hash');
const LOCK = join(ROOT, '.installing');
const NEEDED_NODE = [22, 12];
const NEEDED_BYTES = 900 * 1024 * 1024;

/** Ends the program with one sentence. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs a TypeScript file of ours with the project's own Node, once the packages are there; ends with its exit code. */
export async function runWithProject(script, args = []) {
  await installPackages();
  const node = projectNode();
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', '--experimental-strip-types', join(ROOT, script), ...args],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        WRANGLER_SEND_METRICS: 'false',
        PATH: `${join(PACKAGES, '.bin')}:${process.env.PATH ?? ''}`,
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C reaches the child from the terminal; only signals sent to this process alone are passed on.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => giveUp(`Node could not be started (${error.message}).`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
}

/** Installs the packages unless those of this very lock file are there. */
async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (isInstalled(wanted)) return;
  await withLock(LOCK, 'installs the packages', async () => {
    if (isInstalled(wanted)) return;
    requireSpace();
    const started = Date.now();
    console.log('Installing packages (downloads about 150 MB the first time) …');
    // A lock file may lack builds for a system that it was not made on; `npm ci` then refuses it, `npm install` adds them.
    const failure = (await npm(['ci'])) && (await npm(['install', '--no-save', '--no-package-lock']));
    if (failure) giveUp(failure);
    writeFileSync(STAMP, wanted);
    console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  });
}

function isInstalled(wanted) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
}

function requireSpace() {
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES) {
    giveUp(
      `The disk is too full: about 900 MB must be free in ${ROOT}, and ${Math.round((bavail * bsize) / 2 ** 20)} MB are.`,
    );
  }
}

/** Runs npm; resolves with a sentence that says what went wrong, or with null. */
function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let fetched = 0;
    const progress = setInterval(() => console.log(`  … ${fetched} packages fetched`), 5000);
    const read = (chunk) => {
      output = (output + chunk).slice(-20_000);
      fetched += String(chunk).split('http fetch GET 200').length - 1 + (String(chunk).split('http cache').length - 1);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', () => {
      clearInterval(progress);
      resolve('npm is not installed: it comes with Node, see https://nodejs.org.');
    });
    child.on('exit', (code) => {
      clearInterval(progress);
      resolve(code === 0 ? null : explain(output));
    });
  });
}

function explain(output) {
  if (/ENOSPC/.test(output)) return 'The disk is full: make room and start again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(output)) {
    return 'The package registry cannot be reached: check the network and start again.';
  }
  if (/EACCES|EPERM/.test(output)) return `npm may not write to ${ROOT}: check who owns the folder.`;
  const lines = output.split('\n').filter((line) => line.startsWith('npm error'));
  return `npm could not install the packages.\n${lines.slice(0, 10).join('\n')}`;
}

/** The Node of the packages (Linux), else the one that runs this if it is new enough. */
function projectNode() {
  const own = join(PACKAGES, '.bin', 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED_NODE;
  if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
    giveUp(
      `Node ${NEEDED_NODE.join('.')} or later is needed, this is ${process.versions.node}: get it from https://nodejs.org.`,
    );
  }
  return process.execPath;
}
