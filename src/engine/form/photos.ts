import type { Form, PhotoField } from '../site-config.generated';

/** Most photos of a field. */
export const mostPhotos = 2;

/** Longest side of a photo that is kept, in px. */
export const longestPhotoSide = 1600;

/** Most megabytes of a photo as it is sent. */
export const photoMegabytes = 10;

/** Most bytes of a photo as it is sent. */
export const largestPhoto = photoMegabytes * 1_000_000;

/** The fields of a form that take photos. */
export function photoFields({ fields }: Pick<Form, 'fields'>): readonly PhotoField[] {
  return fields.filter((field): field is PhotoField => field.kind === 'photo');
}

/** Most photos that a field takes. */
export function mostPhotosOf({ max = mostPhotos }: Pick<PhotoField, 'max'>): number {
  return max;
}

/**
 * The number of photos of each field that takes some, as a value that `formChecker` checks.
 * @param chosen the name of the field of each file
 */
export function photoCounts(
  form: Pick<Form, 'fields'>,
  chosen: readonly string[],
): Readonly<Record<string, string>> {
  const countOf = (field: string) => chosen.filter((name) => name === field).length;
  return Object.fromEntries(photoFields(form).map(({ name }) => [name, String(countOf(name))]));
}

/** Name of the file of a photo, for people; `number` counts from 1. */
export function photoFileName(reference: string, number: number): string {
  return `${reference}-${number}.jpg`;
}
