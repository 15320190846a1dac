import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll } from 'vitest';
import { openStore } from '../../server/submissions/open-store';
import type { Submission } from '../../server/submissions/submission';

/** What a site of a test has stored, by a text that one of its visitors typed. */
export interface FormDesk {
  readonly dataDir: string;
  readonly stored: (typed: string) => Promise<readonly Submission[]>;
}

/** A data folder for the site of a test file, to be read while the site runs. */
export function setDesk(): FormDesk {
  const dataDir = mkdtempSync(join(tmpdir(), 'panchayat-forms-'));
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    stored: async (typed) => {
      const store = await openStore({ dataDir });
      const all = await store.list({});
      await store.close();
      return all.filter(({ body }) => Object.values(body).includes(typed));
    },
  };
}

/** Answers every post of a form itself; what is not answered goes to the site. */
export async function answerPosts(page: Page, answer: (route: Route, attempt: number) => Promise<void>) {
  let attempt = 0;
  await page.route('**/api/*/Create', async (route) => {
    attempt += 1;
    await answer(route, attempt);
  });
}

/** The parts of a form that tests speak of. */
export function partsOf(page: Page) {
  const form = page.locator('main form');
  return {
    form,
    submit: form.locator('button[type=submit]'),
    clear: form.locator('button[type=button]', { has: page.locator('use[href$="#trash-2"]') }),
    summary: form.locator('[role=alert]'),
    received: form.locator('[role=status]', { has: page.locator('b[translate=no]') }),
    reference: form.locator('b[translate=no]'),
    toast: page.locator('.notistack-SnackbarContainer [data-kind]'),
    field: (name: string) => form.locator(`[name=${name}]`),
  };
}

export const referenceShape = /^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
