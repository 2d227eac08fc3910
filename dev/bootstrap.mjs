/**
 * Provides what everything else needs: the packages and a recent enough Node. Uses only Node built-ins and syntax that
 * Node 20 supports, because it runs on a fresh clone with whatever Node is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = join(ROOT, 'node_modules');
const BIN = join(PACKAGES, '.bin');
/** Contains the hash of the installed lock file. Written last, so an interrupted installation is repeated. */
const STAMP = join(PACKAGES, '.installed-lock-hash');
const NEEDED_NODE = [22, 12];
const NEEDED_BYTES = 900 * 1024 * 1024;
const FULL = 'The disk is full: make room and start again.';

/** The current child process, which signals are forwarded to. */
let current;

/**
 * Installs the packages if needed, then runs one of our TypeScript files with the project's own Node. Exits with the
 * child's exit code.
 */
export async function runWithProject(script, args = []) {
  // A closed pipe (`npm start | head -1`) must not stop the installation or the product halfway.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  passOnSignals();
  try {
    await installPackages();
  } catch (error) {
    giveUp(sentenceFor(error));
  }
  const flags = ['--disable-warning=ExperimentalWarning', '--experimental-strip-types'];
  const child = spawn(projectNode(), [...flags, join(ROOT, script), ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      WRANGLER_SEND_METRICS: 'false',
      PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  current = child;
  child.on('error', (error) => giveUp(`Node could not be started (${error.message}).`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
}

function passOnSignals() {
  const end = (signal) => {
    if (!current) process.exit(128 + constants.signals[signal]);
    current.kill(signal);
    // Our own processes exit within two seconds; npm may not.
    if (current.isInstaller) setTimeout(() => process.exit(128 + constants.signals[signal]), 1000);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  process.on('exit', () => current?.isInstaller && current.kill('SIGKILL'));
  if (!process.env.npm_lifecycle_event) return;
  // If npm is killed, no signal reaches us, so this watches for a new parent process.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref();
}

/** Exits with a one-sentence message. */
function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Installs the packages unless those in this lock file are already fully installed. */
async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (isInstalled(wanted)) return;
  await withLock(join(ROOT, '.installing'), 'installs the packages', async () => {
    if (isInstalled(wanted)) return;
    requireSpace();
    const started = Date.now();
    console.log('Installing packages (downloads about 150 MB the first time) …');
    rmSync(STAMP, { force: true });
    let output = await npm(['ci']);
    // A lock file may lack builds for other systems. `npm ci` rejects it then, but `npm install` adds them.
    if (output && /EUSAGE|in sync|Missing:/.test(output))
      output = await npm(['install', '--no-save', '--no-package-lock']);
    if (output) giveUp(explain(output));
    const missing = missingPackage();
    if (missing)
      giveUp(
        freeBytes() < 10 * 1024 * 1024 ? FULL : `npm did not install ${missing}: is it available for this system?`,
      );
    writeFileSync(STAMP, wanted);
    console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  });
}

function isInstalled(wanted) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && missingPackage() === null;
}

/** Returns the first of our packages that is missing or doesn't run, or null. */
function missingPackage() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const absent = names.find((name) => !existsSync(join(PACKAGES, name, 'package.json')));
  if (absent) return absent;
  const tools = process.platform === 'linux' ? ['node', 'sqld'] : ['sqld'];
  return tools.find((tool) => spawnSync(join(BIN, tool), ['--version']).status !== 0) ?? null;
}

function freeBytes() {
  const { bavail, bsize } = statfsSync(ROOT);
  return bavail * bsize;
}

function requireSpace() {
  if (freeBytes() >= NEEDED_BYTES) return;
  giveUp(
    `The disk is too full: about 900 MB must be free in ${ROOT}, and ${Math.round(freeBytes() / 2 ** 20)} MB are.`,
  );
}

/** Runs npm. Resolves with its output if it fails, or with null. */
function npm(args) {
  const flags = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=http',
  ];
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=5000'];
  // Uses the npm that started us and the Node that runs us, because the one in node_modules is about to be replaced.
  const [command, first] = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== BIN);
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args, ...flags, ...patience], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development', PATH: path.join(delimiter) },
    });
    child.isInstaller = true;
    current = child;
    let output = '';
    let fetched = 0;
    const progress = setInterval(() => console.log(`  … ${fetched} packages fetched`), 5000);
    const read = (chunk) => {
      output = (output + chunk).slice(-20_000);
      fetched += String(chunk).split(/http (?:fetch GET 200|cache)/).length - 1;
    };
    const end = (result) => {
      clearInterval(progress);
      current = undefined;
      resolve(result);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', () => end('npm is missing'));
    child.on('close', (code) => end(code === 0 ? null : output));
  });
}

function explain(output) {
  if (output === 'npm is missing') return 'npm is not installed: it comes with Node, see https://nodejs.org.';
  if (/ENOSPC/.test(output)) return FULL;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(output)) {
    return 'The package registry cannot be reached: check the network and start again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) return `npm may not write to ${ROOT}: check who owns the folder.`;
  const lines = output.split('\n').filter((line) => line.startsWith('npm error'));
  return `npm could not install the packages.\n${lines.slice(0, 10).join('\n')}`;
}

function sentenceFor(error) {
  if (error.code === 'ENOSPC') return FULL;
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return `${ROOT} cannot be written to (${error.code}).`;
  return error.message;
}

/** Returns the Node from the packages (Linux), or else the current one if it's recent enough. */
function projectNode() {
  const own = join(BIN, 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED_NODE;
  if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
    giveUp(
      `Node ${NEEDED_NODE.join('.')} or later is needed, this is ${process.versions.node}: get it from https://nodejs.org.`,
    );
  }
  return process.execPath;
}
