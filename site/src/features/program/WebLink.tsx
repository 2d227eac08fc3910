import { isWebAddress } from './website.ts';

interface Props {
  href: string;
  children: string;
}

/** A source's page. Where its address is none of the web, its name stands alone. */
export function WebLink({ href, children }: Props) {
  if (!isWebAddress(href)) return children;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
