/** Whether a text names a file below `pictures` of the content folder: a path whose last part has a name and an extension. */
export function isPictureFile(text: string): boolean {
  const [folder, ...parts] = text.split('/');
  const isPath = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return folder === 'pictures' && isPath && /[^.]\.[a-z\d]+$/i.test(parts.at(-1) ?? '');
}
