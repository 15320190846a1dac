// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskApp } from '../../src/desk/app/DeskApp';
import { deskMessages } from '../../src/desk/messages/desk-messages';
import { LanguageProvider } from '../../src/desk/app/language/LanguageProvider';
import { waysKey } from '../../src/desk/app/people/use-ways-to-sign-in';
import { sampleConfig } from '../../stories/harness/sample-config';
import { cleanUp, render } from '../site/ui/render';

const person = { name: 'Ramesh', role: 'inbox' } as const;

function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}

/** Asks again who uses the desk. */
async function askAgain(client: QueryClient): Promise<void> {
  await act(async () => {
    await client.refetchQueries({ queryKey: ['state'] });
    // Components are told in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

async function openAccount(client: QueryClient): Promise<Element> {
  const { element } = await render(
    <QueryClientProvider client={client}>
      <LanguageProvider start={{ ...sampleConfig, language: 'EN' }} texts={deskMessages('EN')}>
        <MemoryRouter initialEntries={['/account']}>
          <DeskApp />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return element;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(cleanUp);

test('what is typed stays while the connection is lost', async () => {
  const client = newClient();
  client.setQueryData(['state'], { state: 'signed-in', person });
  client.setQueryData(waysKey, { hasPassword: true, passkeys: [] });
  const element = await openAccount(client);
  // Of all screens, then of this one.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  const field = element.querySelector('input[type=password]');
  await askAgain(client);
  expect(client.getQueryState(['state'])?.status).toBe('error');
  expect(field?.isConnected).toBe(true);
});

test('a desk that cannot be loaded says so and is asked for again', async () => {
  const client = newClient();
  const element = await openAccount(client);
  await askAgain(client);
  expect(element.querySelector('main')?.textContent).toContain('Try again');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ state: 'nobody' })));
  await act(async () => element.querySelector<HTMLElement>('main button')?.click());
  await askAgain(client);
  expect(element.textContent).toContain('npm run desk -- invite');
});
