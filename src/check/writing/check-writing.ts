import type { Problem } from '../../engine/site/checked-site';
import { languagesOf, referencesOf, type CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { entriesOf } from '../document/json-access';
import type { SiteCatalogues } from '../messages/site-catalogues';
import { findLegacyFont } from './legacy-fonts';
import { findLookalike } from './lookalikes';
import { findPlaceholder } from './placeholders';
import type { WritingMistake } from './writing-mistake';

/** The first mistake in how a text was typed (B11.6.5 to B11.6.7). */
export function findWritingMistake(text: string): WritingMistake | undefined {
  return findLegacyFont(text) ?? findLookalike(text) ?? findPlaceholder(text);
}

function warningsIn(text: string): readonly Omit<Finding, 'path'>[] {
  const { message, hint } = findWritingMistake(text) ?? {};
  return message === undefined ? [] : [{ message, hint, severity: 'warning' }];
}

/** Warns of inline texts of the config that were typed in a wrong way. */
export function checkConfigWriting(context: CheckContext): Finding[] {
  const inline = referencesOf(context, 'text').filter(({ value }) => typeof value !== 'string');
  return [...inline, ...referencesOf(context, 'plainText')].flatMap(({ value, path }) => {
    const texts =
      typeof value === 'string'
        ? [{ path, text: value }]
        : entriesOf(value).map(([code, text]) => ({ path: [...path, code], text }));
    return texts.flatMap(({ path: place, text }) =>
      typeof text === 'string' ? warningsIn(text).map((words) => ({ path: place, ...words })) : [],
    );
  });
}

/** Warns of messages of the site that were typed in a wrong way. */
export function checkMessageWriting(context: CheckContext, { own }: SiteCatalogues): Problem[] {
  return languagesOf(context.config).flatMap((code) =>
    Object.values(own[code] ?? {}).flatMap(({ text, problem }) => warningsIn(text).map(problem)),
  );
}
