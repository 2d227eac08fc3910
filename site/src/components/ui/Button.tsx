import type { ComponentPropsWithRef } from 'react';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'aria-disabled'> {
  look?: 'primary' | 'quiet' | 'ghost' | 'danger';
  large?: boolean;
  /** Work is in progress: the button keeps focus but ignores clicks. */
  pending?: boolean;
}

export function Button({
  look = 'primary',
  large,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={['button', `button-${look}`, large && 'button-large', rest.className].filter(Boolean).join(' ')}
      aria-disabled={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
