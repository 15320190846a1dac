/** Whether passkeys work at an origin: the public one of the site with https, and the machine itself. */
export function canHavePasskeys(origin: string, publicAddress: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return hostname === 'localhost' || (protocol === 'https:' && origin === new URL(publicAddress).origin);
}
