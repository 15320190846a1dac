// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NoteForm } from '../../src/desk/app/inbox/NoteForm';
import { deskMessages } from '../../src/desk/messages/desk-messages';
import { LanguageProvider } from '../../src/desk/app/language/LanguageProvider';
import { MuiTheme } from '../../src/site/ui/control/MuiTheme';
import { sampleConfig } from '../../stories/harness/sample-config';
import { cleanUp, render } from '../site/ui/render';

afterEach(async () => {
  await cleanUp();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function noteOf(name: string, reference: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['state'], { state: 'signed-in', person: { name, role: 'inbox' } });
  await render(
    <QueryClientProvider client={client}>
      <LanguageProvider start={{ ...sampleConfig, language: 'EN' }} texts={deskMessages('EN')}>
        <MuiTheme>
          <NoteForm reference={reference} />
        </MuiTheme>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const field = document.querySelector('textarea');
  if (!field) throw new Error('There is no field.');
  return field;
}

async function type(field: HTMLTextAreaElement, text: string) {
  await act(async () => {
    // The setter of the element itself is that of React, which would not notice the change.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a note that was not sent is there again, for the same person and submission, until it is sent', async () => {
  await type(await noteOf('Ramesh', 'Q-1'), 'Call after 4');
  await cleanUp();
  expect((await noteOf('Kokila', 'Q-1')).value).toBe('');
  await cleanUp();
  expect((await noteOf('Ramesh', 'Q-2')).value).toBe('');
  await cleanUp();
  expect((await noteOf('Ramesh', 'Q-1')).value).toBe('Call after 4');
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await act(async () => {
    document.querySelector('form')?.requestSubmit();
  });
  await expect.poll(() => document.querySelector('textarea')?.value).toBe('');
  expect(localStorage).toHaveLength(0);
});
