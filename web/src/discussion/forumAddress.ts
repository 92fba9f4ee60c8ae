interface Place {
  readonly courseId: number;
  readonly lectureId: number;
}

/**
 * Where the thread of a lecture stands in a connected forum (OP-75). An id that is an https address is the forum's own page: it gets the
 * lecture as its `thread`. Any other is the short name of a forum at Disqus. Null for an address that nobody may frame.
 */
export function forumAddress(forumId: string, { courseId, lectureId }: Place, origin: string): URL | null {
  const thread = `lecture-${lectureId}`;
  if (/^[\w-]+$/.test(forumId)) {
    const address = new URL('https://disqus.com/embed/comments/');
    address.searchParams.set('base', 'default');
    address.searchParams.set('f', forumId);
    address.searchParams.set('t_i', thread);
    address.searchParams.set('t_u', `${origin}/courseware/?lecture=${lectureId}#!${courseId}`);
    return address;
  }
  const address = URL.parse(forumId);
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '') return null;
  address.searchParams.set('thread', thread);
  return address;
}
