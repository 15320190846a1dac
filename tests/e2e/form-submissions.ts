import { messagesOf } from './sample-config';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { inject } from 'vitest';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { Submission } from '../../src/server/submissions/submission';

/** Reads the submissions that a site has stored. */
export interface SubmissionReader {
  readonly dataDir: string;
  /** Submissions with this text in one of their fields. */
  readonly stored: (typed: string) => Promise<readonly Submission[]>;
}

function submissionsIn(dataDir: string): SubmissionReader {
  return {
    dataDir,
    stored: async (typed) => {
      const store = await openStore({ dataDir });
      const [site = ''] = await store.sites();
      const all = await store.list({ site });
      await store.close();
      return all.filter(({ body }) => Object.values(body).includes(typed));
    },
  };
}

/** Reads what the shared site has stored, for all test files: a test types a text of its own. */
export const sharedSubmissions = (): SubmissionReader => submissionsIn(inject('siteDataDir'));

/** Creates a data folder for the sites of a test file and reads it while they run. */
export function useSubmissionStore(): SubmissionReader {
  return submissionsIn(mkdtempSync(join(tmpdir(), 'forms-')));
}

/** A promise and the function that fulfils it: holds a request back until the test releases it. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Intercepts form submissions; `answer` gets the number of the attempt. */
export async function answerPosts(page: Page, answer: (route: Route, attempt: number) => Promise<void>) {
  let attempt = 0;
  await page.route('**/api/*/Create', async (route) => {
    attempt += 1;
    await answer(route, attempt);
  });
}

/** The text of the button that clears a form, in any language. */
const clearText = new RegExp(['GU', 'HI', 'EN'].map((code) => messagesOf(code)['form.clearDraft']).join('|'));

/** Locators for the elements of a page's form. */
export function formElements(page: Page) {
  const form = page.locator('main form');
  return {
    form,
    submit: form.locator('button[type=submit]'),
    clear: form.locator('button[type=button]', { hasText: clearText }),
    summary: form.locator('[role=alert]'),
    received: form.locator('[role=status]', { has: page.locator('b[translate=no]') }),
    reference: form.locator('b[translate=no]'),
    toast: page.locator('.notistack-SnackbarContainer .MuiAlert-root'),
    field: (name: string) => form.locator(`[name=${name}]`),
  };
}

export const referencePattern = /^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
