import { expect, test } from 'vitest';
import { belowPost } from './related.ts';

const post = (slug: string, ...tags: string[]) => ({ slug, tags });
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);
const here = post('here', 'Housing', 'Veterans');

test('relates the two articles with the most shared topics, then the next three', () => {
  const posts = [
    post('newest', 'Farming'),
    post('one-shared', 'Housing'),
    here,
    post('another-shared', 'Veterans'),
    post('both-shared', 'Veterans', 'Housing'),
    post('old', 'Farming'),
    post('oldest', 'Farming'),
  ];
  const { related, more } = belowPost(here, posts);
  expect(slugs(related)).toEqual(['both-shared', 'one-shared']);
  expect(slugs(more)).toEqual(['newest', 'another-shared', 'old']);
});

test('relates nothing without shared topics, and a single article has nothing below', () => {
  expect(belowPost(here, [here, post('other', 'Farming')])).toEqual({ related: [], more: [post('other', 'Farming')] });
  expect(belowPost(here, [here])).toEqual({ related: [], more: [] });
});
