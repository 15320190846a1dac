import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { Icon } from '../../src/ui/picture/Icon';
import { iconPaths as firstIconPaths } from '../../src/ui/picture/first-icon-paths';
import { iconNames } from '../../src/ui/picture/icon-names';
import { iconPaths } from '../../src/ui/picture/icon-paths';

test('the sprite has a path for every icon', () => {
  for (const name of iconNames) expect(iconPaths.get(name), name).toMatch(/^<path d="M[^<>"]+"\/>$/);
});

test('the paths that the scripts have are those of the sprite', () => {
  for (const [name, path] of firstIconPaths) expect(path, name).toBe(iconPaths.get(name));
});

test('the HTML has the path of an icon and no reference to the sprite', () => {
  const html = renderToStaticMarkup(createElement(Icon, { name: 'menu' }));
  expect(html).toContain(`viewBox="0 0 24 24"`);
  expect(html).toContain(iconPaths.get('menu'));
  expect(html).not.toContain('<use');
});

test.each([
  ['chevron-right', true],
  ['menu', false],
] as const)('whether the icon %s points in the direction of reading: %s', (name, points) => {
  const html = renderToStaticMarkup(createElement(Icon, { name }));
  expect(html.includes('data-directional')).toBe(points);
});
