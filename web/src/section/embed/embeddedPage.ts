import { videoEmbed } from '../media/videoEmbed.ts';
import { embedAddress } from './embedHosts.ts';

/** The page that can stand in a frame for an address that was copied from a browser or a “Share” button; else the address as it is. */
export function embeddedPage(text: string): string {
  const address = embedAddress(text);
  if (address === null) return text;
  return videoPage(text) ?? knownPage(address) ?? text;
}

function videoPage(text: string): string | null {
  const embed = videoEmbed(text);
  if (embed === null) return null;
  const { host, id, key, start } = embed;
  switch (host) {
    case 'YouTube':
      return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`;
    case 'Vimeo':
      return `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}${start ? `#t=${start}s` : ''}`;
    case 'Loom':
      return `https://www.loom.com/embed/${id}${start ? `?t=${start}` : ''}`;
    case 'Kinescope':
      return `https://kinescope.io/embed/${id}${start ? `?t=${start}` : ''}`;
  }
}

type PageOf = (parts: RegExpExecArray, address: URL) => string;

/** With one more member of its query, which stays as it is else. */
const having =
  (name: string, value: string): PageOf =>
  (_parts, { href }) => {
    const address = new URL(href);
    address.searchParams.set(name, value);
    return address.href;
  };

/** Where what is seen is more than a name, it is the middle of the map. */
const mapOf: PageOf = ([, place = '', at = '']) => {
  const [, latitude, longitude, zoom] = /^@(-?[\d.]+),(-?[\d.]+),([\d.]+)z/.exec(at) ?? [];
  const query = new URLSearchParams({ q: decoded(place.replaceAll('+', ' ')) || `${latitude},${longitude}` });
  if (latitude !== undefined && longitude !== undefined) query.set('ll', `${latitude},${longitude}`);
  if (zoom !== undefined) query.set('z', `${Math.round(Number(zoom))}`);
  return `https://www.google.com/maps?${query}&output=embed`;
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Host and path of what is shared, without `www.`, and what is embedded for it. */
const shared: readonly (readonly [place: RegExp, page: PageOf])[] = [
  [/^google\.[a-z.]{2,6}\/maps\/place\/([^/]+)(?:\/(@[^/]+))?/, mapOf],
  [/^google\.[a-z.]{2,6}\/maps\/()(@[^/]+)/, mapOf],
  [
    /^docs\.google\.com\/presentation\/(?:u\/\d+\/)?d\/((?:e\/)?[\w-]+)\/(?:edit|view|pub|preview|present|htmlpresent)/,
    ([, id]) => `https://docs.google.com/presentation/d/${id}/embed`,
  ],
  [
    /^docs\.google\.com\/(document|spreadsheets|drawings)\/(?:u\/\d+\/)?d\/([\w-]{5,})\/(?:edit|view)/,
    ([, kind, id]) => `https://docs.google.com/${kind}/d/${id}/preview`,
  ],
  [/^docs\.google\.com\/forms\/d\/(?:e\/)?[\w-]+\/viewform$/, having('embedded', 'true')],
  [
    /^drive\.google\.com\/file\/d\/([\w-]+)\/(?:view|edit)/,
    ([, id]) => `https://drive.google.com/file/d/${id}/preview`,
  ],
  [/^miro\.com\/app\/board\/([\w=-]+)/, ([, id]) => `https://miro.com/app/live-embed/${id}/`],
  [
    /^figma\.com\/(file|design|proto|board|slides)\/(\w+)/,
    ([, kind, id], { search }) =>
      `https://embed.figma.com/${kind === 'file' ? 'design' : kind}/${id}?${new URLSearchParams([...new URLSearchParams(search), ['embed-host', 'share']])}`,
  ],
  [/^canva\.com\/(design\/[\w-]+\/[\w-]+)\/(?:view|watch)$/, ([, path]) => `https://www.canva.com/${path}/view?embed`],
  [/^padlet\.com\/(?!embed\/)[\w.-]+\/(?:[\w-]*-)?(\w{10,})$/, ([, id]) => `https://padlet.com/embed/${id}`],
  [/^forms\.(?:office\.com|microsoft\.com|cloud\.microsoft)\/pages\/responsepage\.aspx$/i, having('embed', 'true')],
  [
    /^codepen\.io\/([\w-]+)\/(?:pen|full|details)\/(\w+)/,
    ([, by, id]) => `https://codepen.io/${by}/embed/${id}?default-tab=result`,
  ],
  [/^desmos\.com\/(calculator|geometry|3d)\/(\w+)$/, ([, kind, id]) => `https://www.desmos.com/${kind}/${id}?embed`],
  [
    /^geogebra\.org\/(?:m|classic|calculator|graphing|geometry|3d)\/(\w+)$/,
    ([, id]) => `https://www.geogebra.org/material/iframe/id/${id}`,
  ],
  [/^quizlet\.com\/(?:[a-z]{2}\/)?(\d+)\/[^/]+/, ([, id]) => `https://quizlet.com/${id}/flashcards/embed`],
  [/^thinglink\.com\/scene\/(\d+)/, ([, id]) => `https://www.thinglink.com/card/${id}`],
  [/^sketchfab\.com\/3d-models\/(?:[\w-]*-)?([\da-f]{32})$/, ([, id]) => `https://sketchfab.com/models/${id}/embed`],
  [
    /^open\.spotify\.com\/(?:intl-\w+\/)?(track|episode|show|playlist|album)\/(\w+)/,
    ([, kind, id]) => `https://open.spotify.com/embed/${kind}/${id}`,
  ],
  [/^ted\.com\/talks\/(\w+)$/, ([, id]) => `https://embed.ted.com/talks/${id}`],
  [/^scratch\.mit\.edu\/projects\/(\d+)\/?$/, ([, id]) => `https://scratch.mit.edu/projects/${id}/embed`],
];

function knownPage(address: URL): string | null {
  const place = `${address.hostname.replace(/^www\./, '')}${address.pathname}`;
  for (const [pattern, pageOf] of shared) {
    const parts = pattern.exec(place);
    if (parts) return pageOf(parts, address);
  }
  return null;
}

/** Addresses of providers that say nothing of the page that can be embedded: only their code does. */
const needsCode =
  /^(?:(?:maps\.app\.goo\.gl|goo\.gl\/maps)\/|google\.[a-z.]{2,6}\/maps(?!\/(?:d\/)?embed)|wordwall\.net\/(?!embed)|forms\.(?:office\.com|cloud\.microsoft)\/[re]\/|forms\.gle\/|app\.genial(?:ly\.com|\.ly)\/|canva\.(?:com|link)\/|youtube\.com\/|mentimeter\.com\/app|prezi\.com\/(?!(?:[pv]\/)?embed)|h5p\.org\/(?!h5p\/embed)|onedrive\.live\.com\/(?!embed)|1drv\.ms\/|airtable\.com\/(?!embed)|soundcloud\.com\/|figma\.com\/(?!embed))/;

/** Whether the provider's code is needed in the place of this address. */
export function isOnlyByCode({ hostname, pathname, search }: URL): boolean {
  const place = `${hostname.replace(/^www\./, '')}${pathname}`;
  return needsCode.test(place) && !/[?&](?:output=)?embed/.test(search) && !place.startsWith('youtube.com/embed/');
}
