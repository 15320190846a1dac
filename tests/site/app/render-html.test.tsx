import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHtml } from '../../../src/site/render-html';

function Broken(): never {
  throw new Error('The part is broken.');
}

test('content without errors is rendered once', async () => {
  const Counted = vi.fn(() => 'text');
  expect(await renderHtml(<Counted />)).toBe('text');
  expect(Counted).toHaveBeenCalledTimes(1);
});

test('an error inside a Suspense boundary is reported, and the fallback replaces the part', async () => {
  const errors: unknown[] = [];
  const content = [
    <Suspense key="broken" fallback="sorry">
      <Broken />
    </Suspense>,
    <p key="whole">whole</p>,
  ];
  const html = await renderHtml(content, (error) => {
    errors.push(error);
  });
  expect(errors.map(String)).toEqual(['Error: The part is broken.']);
  expect(html).toMatch(/sorry.*<p>whole<\/p>/);
});

test('a part that suspends is waited for', async () => {
  const Late = lazy(async () => ({ default: () => 'late' }));
  const content = (
    <Suspense fallback="loading">
      <Late />
    </Suspense>
  );
  const html = await renderHtml(content);
  expect(html).toContain('late');
  expect(html).not.toContain('loading');
});

test('an error outside all Suspense boundaries is thrown', async () => {
  await expect(renderHtml(<Broken />, () => undefined)).rejects.toThrow('The part is broken.');
});

test('text like the marker of an unfinished boundary is escaped, and needs no second render', async () => {
  const Counted = vi.fn(() => '<!--$!-->');
  expect(await renderHtml(<Counted />)).toBe('&lt;!--$!--&gt;');
  expect(Counted).toHaveBeenCalledTimes(1);
});
