import * as z from 'zod/mini';
import { type StateCode, US_STATES } from '../../../../contract/profile/places.ts';
import { Unreadable } from '../../reading/faults.ts';
import { children, childText, childTexts, readXml, type XmlElement } from '../../reading/xml.ts';

const text = z.nullable(z.string());

/** A feed entry in either format. */
export const feedEntry = z.object({
  title: z.string('No title').check(z.minLength(1)),
  /** Its own ID, or its link. */
  id: z.string('Neither id nor link').check(z.minLength(1)),
  link: text,
  author: text,
  date: text,
  text,
  subjects: z.array(z.string()),
  feedTitle: z.string(),
  feedUrl: z.string(),
  provider: text,
  isNews: z._default(z.boolean(), false),
  states: z._default(z.array(z.custom<StateCode>((code) => typeof code === 'string' && code in US_STATES)), []),
});
export type FeedEntry = z.infer<typeof feedEntry>;

type RawEntry = Record<string, unknown>;

/** Parses the entries of an RSS or Atom feed. Throws if it's neither. */
export function entriesOf(xml: string): RawEntry[] {
  const root = readXml(xml);
  if (root.name === 'feed') return children(root, 'entry').map(atomEntry);
  const channel = children(root, 'channel')[0];
  // In RSS 1.0, items are siblings of the channel.
  if (root.name === 'rss' && channel) return children(channel, 'item').map(rssItem);
  if (root.name === 'RDF') return children(root, 'item').map(rssItem);
  throw new Unreadable(`no feed, but <${root.name}>`);
}

function atomEntry(entry: XmlElement): RawEntry {
  const links = children(entry, 'link');
  const link = links.find(({ attributes }) => (attributes.get('rel') ?? 'alternate') === 'alternate') ?? links[0];
  const address = link?.attributes.get('href') ?? null;
  const [author] = children(entry, 'author');
  return {
    title: childText(entry, 'title'),
    id: childText(entry, 'id') ?? address,
    link: address,
    author: author ? childText(author, 'name') : null,
    date: childText(entry, 'updated') ?? childText(entry, 'published'),
    text: childText(entry, 'content') ?? childText(entry, 'summary'),
    subjects: children(entry, 'category').flatMap(({ attributes }) => attributes.get('term') ?? []),
  };
}

function rssItem(item: XmlElement): RawEntry {
  const link = childText(item, 'link');
  return {
    title: childText(item, 'title'),
    id: childText(item, 'guid') ?? link,
    link,
    author: childText(item, 'creator') ?? childText(item, 'author'),
    date: childText(item, 'pubDate') ?? childText(item, 'date'),
    text: childText(item, 'encoded') ?? childText(item, 'description'),
    subjects: childTexts(item, 'category'),
  };
}
