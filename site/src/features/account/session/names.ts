import type { User } from '../../../../../contract/account/user.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'username'>;

/** Returns one or two initials for the avatar. */
export function initialsOf({ firstName, lastName, username }: Named): string {
  const first = firstName.trim();
  const last = lastName.trim();
  if (first && last) return (initial(first) + initial(last)).toUpperCase();
  return initial(username.trim()).toUpperCase() || 'G';
}

/** Returns the name that the product uses to address a member. */
export function callNameOf({ firstName, username }: Pick<User, 'firstName' | 'username'>): string {
  return firstName.trim() || username.trim();
}

function initial(name: string): string {
  return Array.from(name)[0] ?? '';
}
