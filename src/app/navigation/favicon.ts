const selector = 'link[rel~="icon"], link[rel="apple-touch-icon"]';

function linkOf(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  return link;
}

/** Replaces every icon link of the page by one icon and one touch icon (B4.3.2). */
export function updateFavicons(href: string): void {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>(selector)];
  if (links.length === 2 && links.every((link) => link.getAttribute('href') === href)) return;
  links.forEach((link) => link.remove());
  document.head.append(linkOf('icon', href), linkOf('apple-touch-icon', href));
}

/** Resolves when a picture is decoded. */
export async function loadPicture(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode();
}
