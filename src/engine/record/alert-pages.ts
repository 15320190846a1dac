/** The paths of pages in a text that separates them by blanks, such as `/watertax /complaints`. */
export function alertPages(text: string | null): readonly string[] {
  return (text ?? '').split(/\s+/).filter((path) => path !== '');
}
