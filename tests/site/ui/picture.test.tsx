import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { Picture } from '../../../src/site/ui/picture/Picture';

const name = '0123456789abcdef-400x300';

function attributesOf(html: string, tag: string): Record<string, string> {
  const [text = ''] = new RegExp(`<${tag}\\b[^>]*>`).exec(html) ?? [];
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

function render(src: string, sizes: string): string {
  return renderToStaticMarkup(<Picture src={src} alt="Lake" ratio="4/3" sizes={sizes} />);
}

test('a picture of this site is offered as AVIF, and as WebP to older browsers', () => {
  const html = render(`/media/${name}.png`, '80px');
  expect(attributesOf(html, 'source')).toMatchObject({
    type: 'image/avif',
    srcSet: `/media/160/${name}.avif 160w`,
    sizes: '80px',
  });
  expect(attributesOf(html, 'img')).toMatchObject({
    src: `/media/${name}.png`,
    srcSet: `/media/160/${name}.webp 160w`,
    sizes: '80px',
    width: '400',
    height: '300',
  });
});

test.each(['https://example.org/a.png', '/media/0123456789abcdef-64x64.png'])(
  '%s has no other formats',
  (src) => {
    const html = render(src, '80px');
    expect(html).not.toContain('<source');
    expect(attributesOf(html, 'img')).toMatchObject({ src, alt: 'Lake' });
  },
);
