// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedInFrame } from '../../src/desk/app/frame/SignedInFrame';
import { deskMessages } from '../../src/desk/messages/desk-messages';
import { LanguageProvider } from '../../src/desk/app/language/LanguageProvider';
import { sampleConfig } from '../../stories/harness/sample-config';
import { cleanUp, render } from '../site/ui/render';

const person = { name: 'Ramesh', role: 'editor' } as const;

function Thrown(): never {
  throw new Error('broken');
}

const Removed = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

function desk(language: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['state'], { state: 'signed-in', person });
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider start={{ ...sampleConfig, language }} texts={deskMessages(language)}>
        <MemoryRouter initialEntries={['/content']}>
          <SignedInFrame person={person}>
            <Routes>
              <Route path="/content" element={<Thrown />} />
              <Route
                path="/changes"
                element={
                  <Suspense>
                    <Removed />
                  </Suspense>
                }
              />
              <Route path="/account" element={<p>Devices</p>} />
            </Routes>
          </SignedInFrame>
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(cleanUp);

test.each(['EN', 'GU', 'HI'])('in %s, a screen that throws or is gone leaves the menu', async (language) => {
  const { messages } = deskMessages(language);
  const { element } = await render(desk(language));
  const open = (path: string) =>
    act(async () => element.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click());
  const shown = () => element.querySelector('main')?.textContent;
  const broken = [messages['frame.broken'], messages['frame.brokenText'], messages['frame.reload']].join('');
  expect(shown()).toBe(broken);
  await open('/account');
  expect(shown()).toBe('Devices');
  await open('/changes');
  expect(shown()).toBe(broken);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await act(async () => element.querySelector<HTMLElement>('[role=alert] button')?.click());
  expect(reload).toHaveBeenCalledOnce();
});
