import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../dev/run/stack.ts';

/** The commit that's serving before the deployment: the given one, or else the previous one. */
const OLDER = process.env['REHEARSE_FROM'] || 'HEAD~1';

/** An older commit in a separate folder. */
export interface OlderVersion {
  commit: string;
  root: string;
  remove(): void;
}

/** Checks out the older commit into `folder`. Returns null if this clone doesn't have it. */
export function olderVersion(folder: string): OlderVersion | null {
  const commit = git('rev-parse', '--verify', '--quiet', `${OLDER}^{commit}`);
  if (commit === null) return null;
  const root = join(folder, 'older');
  if (git('worktree', 'add', '--detach', '--force', root, commit) === null)
    throw new Error(`Could not check out the commit ${OLDER} into ${root}.`);
  // With a different lock file, it installs its own packages and must not install them into ours.
  if (lockOf(root) === lockOf(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    commit: commit.slice(0, 12),
    root,
    remove() {
      rmSync(root, { recursive: true, force: true });
      git('worktree', 'prune');
    },
  };
}

function lockOf(root: string): string | null {
  const file = join(root, 'package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
