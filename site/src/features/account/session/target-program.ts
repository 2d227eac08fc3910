import { drop, keep, kept, SESSION_KEYS } from './storage.ts';

const PROGRAM_PAGE = /^\/grants\/([^/?#]+)\/apply(?:[?#]|$)/;

/**
 * Remembers, for this tab, the program that a visitor or a member with an incomplete profile came for. Sign-up would
 * lose it.
 */
export function rememberTargetProgram(path: string): void {
  const [, id] = PROGRAM_PAGE.exec(path) ?? [];
  if (id) keep(SESSION_KEYS.cameFor, decoded(id));
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns that program's ID. */
export function targetProgram(): string | null {
  return kept(SESSION_KEYS.cameFor);
}

export function forgetTargetProgram(): void {
  drop(SESSION_KEYS.cameFor);
}
