import { parseUrl, safeFileUrl } from './safe-url';

const shortHosts = ['youtu.be', 'www.youtu.be'];
const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
/** `/shorts/<id>` and other paths with an id. */
const withId = /^\/(?:shorts|live|embed|v|e)\/([^/]+)/;
/** Path segments of lists and channels, which have no video id. */
const noIds = ['videoseries', 'live_stream'];

function findId({ hostname, pathname, searchParams }: URL): string | null {
  const short = shortHosts.includes(hostname) ? pathname.split('/')[1] : undefined;
  const id = hosts.includes(hostname) ? (searchParams.get('v') ?? withId.exec(pathname)?.[1]) : short;
  return id && /^[\w-]+$/.test(id) && !noIds.includes(id) ? id : null;
}

/** The id of the video at a YouTube address (B4.4.2); null for a channel, a list or another site. */
export function videoId(address: string): string | null {
  const url = parseUrl(address);
  return url && findId(url);
}

/**
 * The URL that embeds a video muted and looping (B4.4.2): built from the id of a YouTube link, else the https URL
 * itself, else null.
 */
export function videoEmbedUrl(address: string | null): string | null {
  const url = parseUrl(safeFileUrl(address) ?? '');
  if (!url) return null;
  const id = findId(url);
  if (id) return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&loop=1&playlist=${id}`;
  return url.protocol === 'https:' ? url.href : null;
}
