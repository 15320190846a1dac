import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified script: it is sent to every page, and has half the size. */
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Fails when axe finds a violation on the page or in a part of it. */
export async function expectAccessible(page: Page, part: string | null = null): Promise<void> {
  // The pages have no frames to check; without looking for them axe needs half the time.
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], reporter: 'no-passes' })
    .withTags(rules);
  const { violations } = await (part === null ? axe : axe.include(part)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
