// If npm can't reach the builds for other systems while it writes the lock file, it leaves them out, and `npm ci` then
// rejects that file everywhere. This script adds the missing optional entries. Run it after each dependency change.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  linuxgnu: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
  aix: 'aix',
  wasm32: 'wasm',
  wasi: 'wasm',
  webcontainers: 'wasm',
};
const PROCESSORS = {
  arm64: 'arm64',
  64: 'x64',
  x64: 'x64',
  arm: 'arm',
  armv7: 'arm',
  ia32: 'ia32',
  x86: 'ia32',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));
const added = [];

function isPresent(owner, name) {
  for (let folder = owner; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (owner === '' || isPresent(owner, name)) continue;
    const words = name.replace(/^@[^/]*\//, '').split(/[-.]/);
    const os = words.map((word) => SYSTEMS[word]).find(Boolean);
    const cpu = words.map((word) => PROCESSORS[word]).findLast(Boolean);
    if (!os) {
      console.warn(`skipped ${name}: its name has no operating system`);
      continue;
    }
    const key = `node_modules/${name}`;
    if (lock.packages[key] && lock.packages[key].version !== version)
      throw new Error(`${name} is required in two versions`);
    lock.packages[key] = {
      version,
      ...(cpu && os !== 'wasm' ? { cpu: [cpu] } : os === 'wasm' ? { cpu: ['wasm32'] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os === 'wasm' ? {} : { os: [os] }),
      ...(words.includes('musl') ? { libc: ['musl'] } : {}),
    };
    added.push(key);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} optional entries added`);
