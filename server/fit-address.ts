/** Stands for this site where an address is resolved; never leaves this file. */
const here = 'https://site.invalid/';
const schemes = ['http:', 'https:', 'tel:', 'mailto:'];
const longest = 8_000;

/** What a relative address is relative to: a server, such as https://api.example.in/, or this site (null). */
export type AddressBase = string | null;

function onThisSite(address: URL): string | null {
  if (address.origin !== new URL(here).origin) return null;
  return address.pathname + address.search + address.hash;
}

/** Of a relative address: absolute under the base, or beginning with a slash on this site. */
function resolve(value: string, base: AddressBase): string | null {
  if (!URL.canParse(value, base ?? here)) return null;
  const address = new URL(value, base ?? here);
  if (!schemes.includes(address.protocol)) return null;
  return base === null ? onThisSite(address) : address.href;
}

/**
 * An address that may stand in a link (readings, section 3; design.md, section 5): http, https, tel, mailto, or of
 * this site; a relative one is resolved. Everything else, `javascript:` and the like, gives null.
 */
export function fitAddress(value: string, base: AddressBase): string | null {
  const address = value.trim();
  if (address === '' || address.length > longest) return null;
  if (!URL.canParse(address)) return resolve(address, base);
  return schemes.includes(new URL(address).protocol) ? address : null;
}
