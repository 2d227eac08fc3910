/**
 * Checks imports between folders, including type imports, against `dev/checks/allowed-imports.ts`. The linter checks
 * for cycles between files. Prints the problems and exits with 1 if there are any.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { FOLDER_RULES, type FolderRules } from './allowed-imports.ts';
import { ROOT, withoutComments } from './checked-tables.ts';

const HOUSES = ['contract', 'matching', 'worker', 'site/src', 'dev', 'tests', 'bench'];
const CODE = /\.(ts|tsx|mjs|astro)$/;
/** Tests next to the code may import from anywhere, because nothing depends on them. */
const TEST = /^(?!tests\/).*\.(test|fixture)\.tsx?$/;
const IMPORT = /^\s*(?:import|export)\s(?:[^'";]*?\bfrom\s*)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

const files = HOUSES.flatMap((house) =>
  readdirSync(join(ROOT, house), { recursive: true, encoding: 'utf8' })
    .map((path) => join(house, path))
    // The isFile() check skips Astro's own folder, which is named .astro.
    .filter((path) => CODE.test(path) && !TEST.test(path) && statSync(join(ROOT, path)).isFile()),
);
const imports = files.flatMap((path) => importsOf(path).map((target) => ({ path, target })));
const faults = FOLDER_RULES.flatMap((rules) => [...faultsOfCode(rules), ...faultsOfRules(rules)]);

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function importsOf(path: string): string[] {
  const code = withoutComments(readFileSync(join(ROOT, path), 'utf8'));
  return [...code.matchAll(IMPORT)]
    .map(([, plain, dynamic]) => normalize(join(dirname(path), plain ?? dynamic ?? '')))
    .filter((target) => CODE.test(target) && existsSync(join(ROOT, target)));
}

/** Returns the imports between folders, each with its pair of folders. */
function arrowsOf(rules: FolderRules) {
  return imports.flatMap(({ path, target }) => {
    const [from, to] = [folderOf(path, rules), folderOf(target, rules)];
    return from === undefined || to === undefined || from === to ? [] : [{ path, target, from, to }];
  });
}

function folderOf(path: string, { pathOf, allowed }: FolderRules): string | undefined {
  const [outer, inner] = pathOf(path)?.split('/') ?? [];
  return Object.hasOwn(allowed, `${outer}/${inner}`) ? `${outer}/${inner}` : outer;
}

function faultsOfCode(rules: FolderRules): string[] {
  const mayImport = (from: string, to: string) =>
    rules.allowed[from]?.includes(to) ||
    rules.allBut?.[from]?.includes(to) === false ||
    (rules.base.includes(to) && !rules.base.includes(from));
  return arrowsOf(rules)
    .filter(({ from, to }) => !mayImport(from, to))
    .map(({ path, target, from, to }) => `${path} imports ${target}: ${from} may not import ${to}`);
}

/** Reports allowed imports that are no longer used, and entries that are out of order. */
function faultsOfRules(rules: FolderRules): string[] {
  const used = new Set(arrowsOf(rules).map(({ from, to }) => `${from} ${to}`));
  const before = new Set<string>();
  return Object.entries(rules.allowed).flatMap(([from, targets]) => {
    const faults = targets.flatMap((to) => [
      ...(used.has(`${from} ${to}`) ? [] : [`dev/checks/allowed-imports.ts: ${from} does not import ${to} any more`]),
      ...(before.has(to) ? [] : [`dev/checks/allowed-imports.ts: ${to} is listed after ${from}, which imports it`]),
    ]);
    before.add(from);
    return faults;
  });
}
