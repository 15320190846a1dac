declare module 'heic-decode' {
  interface Pixels {
    readonly width: number;
    readonly height: number;
    /** Four bytes of each pixel: red, green, blue, opacity. */
    readonly data: Uint8ClampedArray;
  }
  interface HeicPicture extends Omit<Pixels, 'data'> {
    readonly decode: () => Promise<Pixels>;
  }
  const decode: { readonly all: (file: { readonly buffer: Uint8Array }) => Promise<readonly HeicPicture[]> };
  export default decode;
}
