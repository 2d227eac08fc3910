import { unescapeHtml } from '../../site/src/brand/built-page.ts';

/** Alt texts that only say that there's an image, not what it shows. */
const EMPTY_WORDS = /^(an? )?(image|picture|photo|illustration|icon|graphic)( of)?\b|\.(png|jpe?g|svg|webp|avif|gif)$/i;
const SHORTEST = 4;

/** Reports images without an alt text or with a meaningless one. */
export function faultsOfAlternatives(html: string): string[] {
  const images = [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
    const alt = attribute(tag, 'alt');
    const source = attribute(tag, 'src');
    if (alt === undefined) return [`shows ${source} without a text alternative`];
    const text = unescapeHtml(alt).trim();
    const isPoor = text !== '' && (text.length < SHORTEST || EMPTY_WORDS.test(text));
    return isPoor ? [`shows ${source} with the text alternative "${text}", which does not say what it shows`] : [];
  });
  const drawings = [...html.matchAll(/<svg\b[^>]*>/g)].flatMap(([tag]) => {
    const isHidden = attribute(tag, 'aria-hidden') === 'true';
    const isNamed =
      attribute(tag, 'role') === 'img' && (attribute(tag, 'aria-label') ?? attribute(tag, 'aria-labelledby'));
    return isHidden || isNamed ? [] : [`has a drawing that is neither hidden nor named: ${tag.slice(0, 80)}`];
  });
  return [...images, ...drawings];
}

function attribute(tag: string, name: string): string | undefined {
  const [found, value] = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag) ?? [];
  return found === undefined ? undefined : (value ?? '');
}
