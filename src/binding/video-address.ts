const shortHosts = ['youtu.be', 'www.youtu.be'];
const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
];

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function findId({ hostname, pathname, searchParams }: URL): string | null {
  const short = shortHosts.includes(hostname) ? pathname.split('/')[1] : undefined;
  const id = hosts.includes(hostname) ? searchParams.get('v') : short;
  return id && /^[\w-]+$/.test(id) ? id : null;
}

/**
 * The address in which a video may be embedded, muted and without end (specification, 4.4): made of the id in the
 * service's short link or its `v=`, else the address itself when it is https, else null.
 */
export function videoAddress(address: string | null): string | null {
  const url = parse(address?.trim() ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const id = findId(url);
  if (id) return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&loop=1&playlist=${id}`;
  return url.protocol === 'https:' ? url.href : null;
}
