/** Networks whose name is more than their word with a capital letter. */
const names: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  rss: 'RSS',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
};

/** How a social network writes itself, from the profile's word for it: `rss` is RSS, `mastodon` is Mastodon. */
export function networkName(type: string): string {
  const word = type.toLowerCase();
  return names[word] ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
