import { isWebAddress } from './website.ts';

interface Props {
  href: string;
  children: string;
}

/** A link to a source's page. If `href` isn't a web address, shows only the name. */
export function WebLink({ href, children }: Props) {
  if (!isWebAddress(href)) return children;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
