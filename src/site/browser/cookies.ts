/** The value of a cookie; null when it is missing or cookies are forbidden, as in a sandboxed frame (B3.5.2). */
export function readCookie(name: string): string | null {
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return cookie?.slice(name.length + 1) ?? null;
  } catch {
    return null;
  }
}

/** Sets a cookie for the whole site. Does nothing where cookies are forbidden. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  try {
    document.cookie = `${name}=${value}; max-age=${Math.round(maxAgeSeconds)}; path=/; samesite=lax`;
  } catch {
    // The server then renders plain paths in the default language.
  }
}
