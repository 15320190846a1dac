import type { Form, FormField, PlaceField } from '../site-config.generated';
import { isObject } from '../json/json';
import { cleanLine } from './clean-text';

/** Most characters of the text of a place. */
export const longestPlace = 200;

/** Most characters of the key of a record that is chosen as a place. */
export const longestPlaceKey = 100;

/** A position on the globe, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The parts of a place; all of them may be given. */
export interface Place {
  /** Key of the record that was chosen; '' for none. */
  readonly item: string;
  /** Latitude and longitude as they were sent; '' for none. */
  readonly position: string;
  readonly text: string;
}

/** Digits after the decimal point of a position: about a metre. */
const positionDigits = 5;

const pair = /^(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/;

/** A position as it is sent, such as `22.56470,72.95120`. */
export function writePosition({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(positionDigits)},${longitude.toFixed(positionDigits)}`;
}

/** The position of a text such as `22.56470,72.95120`; null for any other text, and outside of the globe. */
export function readPosition(text: string): Position | null {
  const [, first, second] = pair.exec(text) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

const written = /^(?:\[(?<item>[^\]]*)\] ?)?(?:@(?<position>\S*)(?: |$))?(?<text>.*)$/;

/** The parts of a place that is written as one text, such as `[L17] @22.56470,72.95120 near the temple`. */
export function readPlace(value: string): Place {
  const { item = '', position = '', text = '' } = written.exec(value)?.groups ?? {};
  return { item: item.trim(), position, text: text.trim() };
}

/** A place as one text, which `readPlace` reads; '' for none. */
export function writePlace({ item, position, text }: Place): string {
  const parts = [item && `[${item}]`, position && `@${position}`, text];
  return parts.filter(Boolean).join(' ');
}

/** A typed or written place as it is sent: one line, its position rounded. */
export function cleanPlace(value: string): string {
  const place = readPlace(cleanLine(value).replace(/\s+/g, ' '));
  const position = readPosition(place.position);
  return writePlace({ ...place, position: position ? writePosition(position) : place.position });
}

/** The address of a position on OpenStreetMap, which phones may open with an app. */
export function mapUrl(position: Position): string {
  const [latitude = '', longitude = ''] = writePosition(position).split(',');
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}

/** A place as people read it, with the address of its position on a map; null without a position. */
export function shownPlace(value: string): { readonly text: string; readonly map: string | null } {
  const { item, position, text } = readPlace(value);
  const found = readPosition(position);
  return {
    text: [item, text, position.replace(',', ', ')].filter(Boolean).join(' · '),
    map: found && mapUrl(found),
  };
}

/** The fields of a form that take a place. */
export function placeFields({ fields }: Pick<Form, 'fields'>): readonly PlaceField[] {
  return fields.filter((field): field is PlaceField => field.kind === 'place');
}

/** The names of the controls of a place beside that of its text, which has the name of the field. */
export function placeControls(field: string): { readonly item: string; readonly position: string } {
  return { item: `${field}.item`, position: `${field}.position` };
}

/** The names of the controls of a field, under which browsers send what is typed and chosen. */
export function controlNames({ kind, name }: Pick<FormField, 'kind' | 'name'>): readonly string[] {
  if (kind !== 'place') return [name];
  const { item, position } = placeControls(name);
  return [name, item, position];
}

/** The typed values with the parts of each place as one text. */
export function joinPlaces(typed: unknown, form: Pick<Form, 'fields'>): unknown {
  if (!isObject(typed)) return typed;
  return placeFields(form).reduce<Readonly<Record<string, unknown>>>((values, { name }) => {
    const controls = placeControls(name);
    const { [controls.item]: item, [controls.position]: position, ...others } = values;
    if (item === undefined && position === undefined) return values;
    const [text, chosen, found] = [values[name] ?? '', item ?? '', position ?? ''].map((part) =>
      typeof part === 'string' ? cleanLine(part) : null,
    );
    // Another type than a text is refused with the field.
    if (typeof text !== 'string' || typeof chosen !== 'string' || typeof found !== 'string')
      return { ...others, [name]: false };
    return { ...others, [name]: writePlace({ item: chosen, position: found.replace(/\s/g, ''), text }) };
  }, typed);
}
