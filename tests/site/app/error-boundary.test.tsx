// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/site/ui/state/ErrorBoundary';
import { PageBoundary } from '../../../src/site/error/PageBoundary';
import { sampleSite } from '../../../stories/harness/sample-site';

const element = document.createElement('div');
let root = createRoot(element);
let broken = true;

function Part() {
  if (broken) throw new Error('broken');
  return <p>Part</p>;
}

async function render(content: ReactNode): Promise<string> {
  await act(async () => {
    root.render(content);
  });
  return element.textContent;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  root = createRoot(element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('a part that throws in the browser', () => {
  test('leaves the other parts, and shows nothing without a fallback', async () => {
    const text = await render(
      <>
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
        <p>Rest</p>
      </>,
    );
    expect(text).toBe('Rest');
  });

  test('is rendered again on request', async () => {
    const onError = vi.fn();
    const fallback = (retry: () => void) => <button onClick={retry}>Try again</button>;
    const content = (
      <ErrorBoundary fallback={fallback} onError={onError}>
        <Part />
      </ErrorBoundary>
    );
    expect(await render(content)).toBe('Try again');
    expect(onError).toHaveBeenCalledTimes(1);
    broken = false;
    await act(async () => element.querySelector('button')?.click());
    expect(element.textContent).toBe('Part');
  });

  test('is rendered again on another page only', async () => {
    const at = (resetKey: string) => (
      <ErrorBoundary resetKey={resetKey} fallback={() => 'failed'}>
        <Part />
      </ErrorBoundary>
    );
    await render(at('/a'));
    broken = false;
    expect(await render(at('/a'))).toBe('failed');
    expect(await render(at('/b'))).toBe('Part');
  });
});

describe('a page that throws', () => {
  const site = sampleSite('GU');
  const start = { language: 'GU', siteFiles: {}, prefix: '', today: '2026-01-01' };
  const key = `${site.config.council.source}?language=GU`;
  const at = (records: readonly Record<string, unknown>[]) => (
    <PageBoundary
      site={site}
      initialState={{ ...start, dehydratedState: { [key]: { records, missing: false } } }}
    >
      <Part />
    </PageBoundary>
  );

  test('shows the council’s name, its telephone and a message in every language', async () => {
    const text = await render(at([{ contactNo: '108 (24x7)', 'contactNo:parts': '3:108 7' }]));
    expect(text).toContain(site.config.displayName.GU);
    for (const { code } of site.config.languages.list) {
      expect(site.pageErrors[code]).toBeTruthy();
      expect(text).toContain(site.pageErrors[code]);
    }
    expect(element.querySelector('a[href="tel:108"]')?.textContent).toBe('108');
    expect(text).toContain('108 (24x7)');
  });

  test.each([[[]], [[{ contactNo: { a: 1 } }]], [[{ contactNo: 'none' }]]])(
    'shows no telephone for the records %j',
    async (records) => {
      const text = await render(at(records));
      expect(text).toContain(site.config.displayName.GU);
      expect(element.querySelector('a[href^="tel:"]')).toBeNull();
    },
  );

  test('removes the cached lists, which may be the cause', async () => {
    window.localStorage.setItem('GovernmentOrganizations', '[]');
    window.localStorage.setItem('language', 'GU');
    await render(at([]));
    expect(Object.keys(window.localStorage)).toEqual(['language']);
  });
});
