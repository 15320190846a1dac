import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { Icon } from '../../../src/site/ui/picture/Icon';

test.each([
  ['chevron-right', true],
  ['menu', false],
] as const)('whether the icon %s points in the direction of reading: %s', (name, points) => {
  const html = renderToStaticMarkup(createElement(Icon, { name }));
  expect(html.includes('data-directional')).toBe(points);
});
