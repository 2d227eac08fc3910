import { ENGLISH_ONLY } from '../../../locale/english/english-only.ts';
import { isWebAddress } from './website.ts';

interface Props {
  href: string;
  children: string;
}

/** A link to a source's page by its title. If `href` isn't a web address, shows only the name. */
export function WebLink({ href, children }: Props) {
  if (!isWebAddress(href)) return children;
  return (
    <a href={href} rel="noopener" lang={ENGLISH_ONLY}>
      {children}
    </a>
  );
}
