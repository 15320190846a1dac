declare module 'saxen' {
  type Decode = (text: string) => string;
  type Attributes = Readonly<Record<string, string>>;
  interface XmlParser {
    /** Throws at the end where the text is no XML. */
    parse(xml: string): void;
    on(
      event: 'openTag',
      handle: (name: string, readAttributes: () => Attributes, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', handle: (name: string) => void): this;
    on(event: 'text', handle: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', handle: (text: string) => void): this;
  }
  export const Parser: new () => XmlParser;
}
