import { parseUrl, safeFileUrl } from './safe-url';

const shortHosts = ['youtu.be', 'www.youtu.be'];
const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
];

function findId({ hostname, pathname, searchParams }: URL): string | null {
  const short = shortHosts.includes(hostname) ? pathname.split('/')[1] : undefined;
  const id = hosts.includes(hostname) ? searchParams.get('v') : short;
  return id && /^[\w-]+$/.test(id) ? id : null;
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
