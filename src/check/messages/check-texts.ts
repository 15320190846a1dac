import { mistake, type Sentence, sentence } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, entriesOf, itemsOf, keysOf, textAt, textOf, type Json } from '../document/json-access';
import { groupBy } from '../group-by';
import { didYouMean, nearestName } from '../nearest-name';
import type { ConfigReference } from '../references/collect-references';
import { languagesOf, referencesOf, type CheckContext } from '../check-context';
import { nearestId } from './nearest-id';
import { parseMessage } from './parse-message';
import { unknownLanguage } from './unknown-language';

/** Texts of the config: unknown message ids, and inline texts that lack a language. `checkComplete` reports messages that lack one. */
export function checkTexts(context: CheckContext): Finding[] {
  const references = referencesOf(context, 'text');
  const inline = references.flatMap((reference) =>
    typeof reference.value === 'string' ? [] : checkInline(reference, context.config),
  );
  const byId = groupBy(
    references.filter(({ value }) => typeof value === 'string' && value !== ''),
    ({ value }) => textOf(value),
  );
  return [
    ...inline,
    ...checkPlain(context),
    ...[...byId].flatMap(([id, uses]) => checkId(id, uses, context)),
  ];
}

/** Texts without placeholders, the same in every language or one per language. */
function checkPlain(context: CheckContext): Finding[] {
  return referencesOf(context, 'plainText').flatMap(({ path, value }) =>
    keysOf(value).length === 0 ? [] : checkTranslations(path, value, context.config),
  );
}

/** Reports an unknown id once, at its first use. */
function checkId(
  id: string,
  [first, ...others]: readonly ConfigReference[],
  { config, messageIds }: CheckContext,
): Finding[] {
  if (!first || messageIds.has(id)) return [];
  const near = id.includes(' ') ? undefined : nearestName(id, [...messageIds]);
  const hint = near === undefined ? ownText(config) : didYouMean(near);
  return [{ path: first.path, message: usedMore(sentence('message.unknown', { id }), others.length), hint }];
}

/** A mistake in a message, with the number of other places that have it. */
export function usedMore(message: Sentence, count: number): Sentence {
  return count === 0 ? message : sentence('message.usedMore', { message, count: String(count) });
}

function ownText(config: Json): Sentence {
  const texts = languagesOf(config).map((code) => `"${code}": "…"`);
  return sentence('message.own', { text: `{ ${texts.join(', ')} }` });
}

function checkInline({ path, value }: ConfigReference, config: Json): Finding[] {
  return [...checkTranslations(path, value, config), ...checkReadable({ path, value }, config)];
}

/** Checks that a text per language has the site's languages and no others. */
export function checkTranslations(path: ConfigReference['path'], value: Json, config: Json): Finding[] {
  const codes = languagesOf(config);
  const lacking = codes.filter((code) => at(value, code) === undefined || textAt(value, code)?.trim() === '');
  const unknown = unknownLanguage(path, value, codes, lacking.length > 0 ? lacking : codes);
  if (unknown.length > 0) return unknown;
  return lacking.length === 0
    ? []
    : [
        {
          path,
          message: sentence('translation.lacking', { languages: lacking.join(', ') }),
          hint: sentence('translation.addTo', {
            texts: lacking.map((code) => `"${code}": "…"`).join(', '),
          }),
        },
      ];
}

function checkReadable({ path, value }: Pick<ConfigReference, 'path' | 'value'>, config: Json): Finding[] {
  return entriesOf(value).flatMap(([code, text]) => {
    const language = itemsOf(at(config, 'languages', 'list')).find((each) => textAt(each, 'code') === code);
    if (typeof text !== 'string' || language === undefined) return [];
    const parsed = parseMessage(text);
    return 'mistake' in parsed
      ? [
          {
            path: [...path, code],
            message: sentence('message.invalid', { mistake: parsed.mistake }),
            hint: sentence('message.braces'),
          },
        ]
      : [];
  });
}

/** Checks that overrides in `messages` have languages of the site and replace or add a message in use. */
export function checkOverrides(context: CheckContext, engineIds: readonly string[]): Finding[] {
  const used = referencesOf(context, 'text').map(({ value }) => value);
  const codes = languagesOf(context.config);
  return entriesOf(at(context.config, 'messages')).flatMap(([id, texts]): Finding[] => {
    const path = ['messages', id];
    const unknown = unknownLanguage(path, texts, codes);
    if (unknown.length > 0) return unknown;
    if (engineIds.includes(id) || used.includes(id)) return [];
    const meant = nearestId(id, engineIds);
    const { message, hint } = mistake('message.replacesNone', { id });
    const fix = meant === undefined ? hint : didYouMean(meant);
    return [{ path, onKey: true, message, hint: fix, severity: 'warning' }];
  });
}
