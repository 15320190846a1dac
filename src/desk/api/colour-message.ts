import { type ColourName, colours } from '../../engine/theme/colours';

/** Id of the desk's text that names a colour. */
export type ColourMessage = `colour.${ColourName | 'ornament'}`;

const isColour = (name: string): name is ColourName => Object.hasOwn(colours.light, name);

/** The id of the text that names a colour; null for an unknown one. */
export function colourMessage(name: string): ColourMessage | null {
  if (name === 'ornament') return 'colour.ornament';
  return isColour(name) ? `colour.${name}` : null;
}
