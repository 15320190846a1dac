import { expect, it } from 'vitest';
import { sampleSite } from './sample-site';
import { serveSite } from './site-server';

/** Bytes of pictures that a phone may load from the sample home page. */
const budget = 110_000;
/** CSS px. */
const phone = 360;
/** Slides that a phone loads: the first and its neighbours. */
const loadedSlides = 3;

interface PageImage {
  readonly candidates: readonly { readonly url: string; readonly width: number }[];
  readonly sizes: string;
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&quot;', '"') ?? '';
}

function imageOf(tag: string): PageImage {
  const srcSet = attribute(tag, 'srcset');
  const candidates =
    srcSet === ''
      ? [{ url: attribute(tag, 'src'), width: 0 }]
      : srcSet.split(', ').map((candidate) => {
          const [url = '', width = ''] = candidate.split(' ');
          return { url, width: Number.parseInt(width, 10) };
        });
  return { candidates, sizes: attribute(tag, 'sizes') };
}

/** The pictures of a page as a browser that knows AVIF sees them. */
function imagesOf(html: string): PageImage[] {
  const tags = html
    .replace(/<picture\b[^>]*>(<source\b[^>]*>)<img\b[^>]*>/g, '$1')
    .match(/<(?:img|source)\b[^>]*>/g);
  return (tags ?? []).map(imageOf);
}

function holds(condition: string, density: number): boolean {
  return condition.split(' and ').every((feature) => {
    const [, name, value] = /^\((\S+): ([\d.]+)(?:px|dppx)\)$/.exec(feature) ?? [];
    if (name === 'max-width') return phone <= Number(value);
    if (name === 'min-width') return phone >= Number(value);
    if (name === 'min-resolution') return density >= Number(value);
    throw new Error(`An unknown condition: ${feature}`);
  });
}

/** A length such as `96px`, `50vw` or `calc(100vw - 32px)` on the phone, in CSS px. */
function lengthOf(length: string): number {
  const [, share, gutter] = /^calc\(([\d.]+)vw - ([\d.]+)px\)$/.exec(length) ?? [];
  if (share !== undefined) return (phone * Number(share)) / 100 - Number(gutter);
  const [, value, unit] = /^([\d.]+)(px|vw)$/.exec(length) ?? [];
  if (value === undefined) throw new Error(`An unknown length: ${length}`);
  return unit === 'vw' ? (phone * Number(value)) / 100 : Number(value);
}

/** The width in CSS px that `sizes` tells for the phone. */
function widthOf(sizes: string, density: number): number {
  for (const entry of sizes.split(', ')) {
    const [, condition, width = ''] = /^(?:(\(.+?\)(?: and \(.+?\))*) )?(\S+|calc\(.+\))$/.exec(entry) ?? [];
    if (condition === undefined || holds(condition, density)) return lengthOf(width);
  }
  throw new Error(`No entry of “${sizes}” applies`);
}

function chosenUrl({ candidates, sizes }: PageImage, density: number): string {
  if (candidates.length === 1) return candidates[0]?.url ?? '';
  const needed = widthOf(sizes, density) * density;
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.url ?? '';
}

/** Without the slides that a phone loads when they are swiped to. */
function withoutFarSlides(images: readonly PageImage[]): PageImage[] {
  const slides = images.filter(({ sizes }) => sizes.includes('900px'));
  expect(slides.length).toBeGreaterThan(loadedSlides);
  return images.filter((image) => !slides.slice(loadedSlides).includes(image));
}

/** Bytes of a picture once its AVIF is made. */
async function finalBytes(origin: string, url: string): Promise<number> {
  let bytes = 0;
  await expect
    .poll(
      async () => {
        const response = await fetch(origin + url);
        bytes = (await response.arrayBuffer()).byteLength;
        return response.headers.get('cache-control');
      },
      { timeout: 60_000 },
    )
    .toContain('immutable');
  return bytes;
}

async function bytesOn(origin: string, images: readonly PageImage[], density: number): Promise<number> {
  const urls = new Set(images.map((image) => chosenUrl(image, density)));
  const sizes = await Promise.all([...urls].map((url) => finalBytes(origin, url)));
  return sizes.reduce((sum, one) => sum + one, 0);
}

it('a phone that scrolls to the end of the home page loads at most 110 kB of pictures', async () => {
  const origin = await serveSite({ checked: await sampleSite() });
  const images = withoutFarSlides(imagesOf(await (await fetch(`${origin}/gu`)).text()));
  expect(images.length).toBeGreaterThan(20);
  for (const density of [2, 3]) {
    const bytes = await bytesOn(origin, images, density);
    expect(bytes).toBeLessThanOrEqual(budget);
  }
});
