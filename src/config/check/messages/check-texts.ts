import type { Finding } from '../document/finding';
import { at, entriesOf, itemsOf, keysOf, textAt, written, type Json } from '../document/json';
import { groupBy } from '../group';
import { hintFor } from '../nearest';
import type { Mark } from '../references/marks';
import { languagesOf, marksOf, type Study } from '../study';
import { allIds } from './catalogue';
import { parseMessage } from './message-arguments';

/** Texts of the config: ids that no catalogue has, and inline texts that lack a language. */
export function checkTexts(study: Study): Finding[] {
  const marks = marksOf(study, 'text');
  const inline = marks.flatMap((mark) =>
    typeof mark.value === 'string' ? [] : checkInline(mark, study.config),
  );
  const byId = groupBy(
    marks.filter(({ value }) => typeof value === 'string' && value !== ''),
    ({ value }) => written(value),
  );
  return [...inline, ...[...byId].flatMap(([id, uses]) => checkId(id, uses, study))];
}

/** Tells an id once, at its first place, however often it is used. */
function checkId(id: string, [first, ...others]: readonly Mark[], { config, messages }: Study): Finding[] {
  const lacking = languagesOf(config).filter((code) => messages[code]?.[id] === undefined);
  if (!first || lacking.length === 0) return [];
  const more = others.length === 0 ? '' : ` It is used in ${String(others.length)} more places.`;
  if (lacking.length < languagesOf(config).length) {
    return [{ path: first.path, message: `The message “${id}” is missing in ${lacking.join(', ')}.${more}` }];
  }
  const hint = id.includes(' ') ? ownText(config) : (hintFor(id, allIds(messages)) ?? ownText(config));
  return [{ path: first.path, message: `“${id}” is not the id of a message.${more}`, hint }];
}

function ownText(config: Json): string {
  return `A text of your own is written { ${languagesOf(config)
    .map((code) => `"${code}": "…"`)
    .join(', ')} }.`;
}

function checkInline({ path, value }: Mark, config: Json): Finding[] {
  return [...checkLanguages(path, value, config), ...checkReadable({ path, value }, config)];
}

/** An object from language code to text that lacks a language or has one that the site does not know. */
export function checkLanguages(path: Mark['path'], value: Json, config: Json): Finding[] {
  const codes = languagesOf(config);
  const unknown = keysOf(value).filter((code) => !codes.includes(code));
  const lacking = codes.filter((code) => at(value, code) === undefined || textAt(value, code)?.trim() === '');
  const [strange] = unknown;
  if (strange !== undefined) {
    const message = `“${strange}” is not the code of a language.`;
    return [
      {
        path: [...path, strange],
        onKey: true,
        message,
        hint: hintFor(strange, lacking.length > 0 ? lacking : codes),
      },
    ];
  }
  return lacking.length === 0 ? [] : [{ path, message: `This text is missing in ${lacking.join(', ')}.` }];
}

function checkReadable({ path, value }: Pick<Mark, 'path' | 'value'>, config: Json): Finding[] {
  return entriesOf(value).flatMap(([code, text]) => {
    const language = itemsOf(at(config, 'languages', 'list')).find((each) => textAt(each, 'code') === code);
    if (typeof text !== 'string' || language === undefined) return [];
    const parsed = parseMessage(text, 'en');
    return 'mistake' in parsed
      ? [{ path: [...path, code], message: `This text cannot be read: ${parsed.mistake}.` }]
      : [];
  });
}

/** Overrides in `messages` that are in no language of the site, or replace nothing and are used nowhere. */
export function checkOverrides(study: Study, engineIds: readonly string[]): Finding[] {
  const used = marksOf(study, 'text').map(({ value }) => value);
  const codes = languagesOf(study.config);
  return entriesOf(at(study.config, 'messages')).flatMap(([id, texts]): Finding[] => {
    const path = ['messages', id];
    const strange = keysOf(texts).find((code) => !codes.includes(code));
    if (strange !== undefined) {
      const message = `“${strange}” is not the code of a language.`;
      return [{ path: [...path, strange], onKey: true, message, hint: hintFor(strange, codes) }];
    }
    if (engineIds.includes(id) || used.includes(id)) return [];
    const message = `The message “${id}” replaces none and is used nowhere.`;
    return [{ path, onKey: true, message, hint: hintFor(id, engineIds), severity: 'warning' }];
  });
}
