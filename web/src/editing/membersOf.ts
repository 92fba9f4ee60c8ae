/** What stands beside the type of a content. */
export function membersOf<Content extends { readonly type: string }>(content: Content): Omit<Content, 'type'> {
  const { type: _, ...members } = content;
  return members;
}
