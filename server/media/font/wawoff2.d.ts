declare module 'wawoff2' {
  /** Compresses a TrueType or OpenType font as WOFF2. Rejects for other bytes. */
  export function compress(sfnt: Uint8Array): Promise<Uint8Array>;
  /** The TrueType or OpenType font in a WOFF2 file. Rejects for other bytes. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
