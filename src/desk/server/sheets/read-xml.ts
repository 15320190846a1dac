import { Parser } from 'saxen';

/** The attributes of an element, with their entities replaced. */
export type Attributes = Readonly<Record<string, string>>;

interface XmlHandler {
  /** @param readAttributes may be called until the next element is opened */
  readonly open?: (name: string, readAttributes: () => Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** The name of an element without its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part of a workbook from beginning to end. Entities of its own are not replaced. @throws for no XML */
export function readXml(xml: string, { open, close, text }: XmlHandler): void {
  const parser = new Parser();
  parser.on('openTag', (name, readAttributes, decode) => {
    open?.(localName(name), () =>
      Object.fromEntries(Object.entries(readAttributes()).map(([key, value]) => [key, decode(value)])),
    );
  });
  parser.on('closeTag', (name) => close?.(localName(name)));
  parser.on('text', (value, decode) => text?.(decode(value)));
  parser.on('cdata', (value) => text?.(value));
  parser.parse(xml);
}

/** The attributes of all elements of a name. @throws for no XML */
export function attributesOf(xml: string, element: string): readonly Attributes[] {
  const found: Attributes[] = [];
  readXml(xml, {
    open: (name, readAttributes) => {
      if (name === element) found.push(readAttributes());
    },
  });
  return found;
}

/** A text of a workbook, in which characters that XML cannot hold are written as `_x000D_`. */
export function decodeText(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
