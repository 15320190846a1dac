import { type Words, wordsOf } from '../sentences/sentence';
import { conformancePart, documentPlaceholders } from '../../engine/document/document-placeholders';
import {
  findMarkdownExcess,
  markdownLimits,
  type MarkdownExcess,
} from '../../engine/document/markdown-limits';
import type { Problem, Severity } from '../../engine/site/checked-site';
import { languagesOf, type CheckContext } from '../check-context';
import { findEncodingMistake } from '../document/encoding';
import { at, keysOf, textAt } from '../document/json-access';
import { indexPositions } from '../document/position';
import { nameHint } from '../nearest-name';
import { findWritingMistake } from '../writing/check-writing';
import { checkLink, siteLinks, type SiteLinks } from '../references/check-link';

/** A mistake in a document at an offset of its text. */
interface Mistake {
  readonly offset: number;
  readonly message: Words;
  readonly hint: Words;
  /** Only an error, the default, stops the site. */
  readonly severity?: Severity;
}

/**
 * Checks the texts of the site's documents: legal texts in Markdown.
 * @param excess severity of a text that is too large to be parsed
 */
export function checkDocuments(context: CheckContext, folder: string, excess: Severity): Problem[] {
  const { config, texts } = context;
  const links = siteLinks(config);
  const files = keysOf(at(config, 'documents')).flatMap((name) =>
    languagesOf(config).map((code) => `${textAt(config, 'documents', name, 'file') ?? ''}.${code}.md`),
  );
  return [...new Set(files)].flatMap((file) => {
    const text = texts[file];
    return text === undefined ? [] : checkText(text, links, excess).map(problemIn(`${folder}/${file}`, text));
  });
}

function problemIn(file: string, text: string): (mistake: Mistake) => Problem {
  const places = indexPositions(text);
  return (mistake) => ({
    file,
    ...places.at(mistake.offset),
    at: '',
    ...wordsOf(mistake),
    severity: mistake.severity ?? 'error',
  });
}

/** What to do about a text that is beyond a limit. */
const excessHints: Readonly<Record<MarkdownExcess['limit'], string>> = {
  characters: 'Make two documents of it, or link to a PDF.',
  lines: 'Make two documents of it, or link to a PDF.',
  items: 'Write the list as a file of records, or link to a PDF.',
  levels: 'Write lists with fewer levels, and headings between them.',
};

function checkExcess(text: string, severity: Severity): Mistake[] {
  const excess = findMarkdownExcess(text);
  if (!excess) return [];
  const { limit, offset } = excess;
  const most = markdownLimits[limit].toLocaleString('en');
  const words = {
    characters: 'characters',
    lines: 'lines',
    items: 'items of lists',
    levels: 'levels of lists',
  };
  const message = `This document has more than ${most} ${words[limit]}, so that its page would stay without it.`;
  return [{ offset, message, hint: excessHints[limit], severity }];
}

function checkText(text: string, links: SiteLinks, severity: Severity): Mistake[] {
  if (text.trim() === '')
    return [{ offset: 0, message: 'This document is empty.', hint: 'Write its text, in Markdown.' }];
  const excess = checkExcess(text, severity);
  if (excess.length > 0) return excess;
  const encoding = findEncodingMistake(text);
  const writing = findWritingMistake(text);
  return [
    ...(encoding ? [encoding] : []),
    ...(writing ? [{ ...writing, severity: 'warning' as const }] : []),
    ...checkPlaceholders(text),
    ...checkLinks(text, links),
    ...checkBold(text),
    ...unusable.flatMap((rule) => findUnusable(text, rule)),
  ].sort((a, b) => a.offset - b.offset);
}

const names: readonly string[] = [...documentPlaceholders, conformancePart];

function checkPlaceholders(text: string): Mistake[] {
  return [...text.matchAll(/\{([^#{}\n][^{}\n]*)\}/g)].flatMap(({ 1: name = '', index }) =>
    names.includes(name)
      ? []
      : [
          {
            offset: index,
            message: `“{${name}}” stands for nothing; the page would show it as it is.`,
            hint: nameHint(name, names),
          },
        ],
  );
}

function checkLinks(text: string, links: SiteLinks): Mistake[] {
  return [...text.matchAll(/\]\(([^)\s]{0,2000})\)/g)].flatMap(({ 1: address = '', index }) => {
    const mistake = checkLink(address, links);
    return mistake ? [{ offset: index + 2, message: mistake.message, hint: mistake.hint }] : [];
  });
}

/** Paragraphs with an odd number of marks for bold text. */
function checkBold(text: string): Mistake[] {
  return [...text.matchAll(/(?:^|\n)[^\n]+(?:\n[^\n]+)*/g)].flatMap(({ 0: paragraph, index }) => {
    const marks = [...paragraph.matchAll(/\*\*/g)];
    const last = marks.at(-1);
    if (marks.length % 2 === 0 || !last) return [];
    const hint = 'Write ** before and after the bold words.';
    return [{ offset: index + last.index, message: 'The marks ** of a bold text are not in pairs.', hint }];
  });
}

interface Rule {
  readonly pattern: RegExp;
  readonly message: string;
  readonly hint: string;
}

/** Markdown that is broken, or that the pages do not show. */
const unusable: readonly Rule[] = [
  {
    pattern: /!\[[^\]\n]{0,1000}\]\(/g,
    message: 'Documents show no pictures.',
    hint: 'Remove the picture, or link to it: [text](https://…).',
  },
  {
    pattern: /<\/?[a-z][^>\n]{0,1000}>/gi,
    message: 'Documents show no HTML.',
    hint: 'Use Markdown: **bold**, [text](https://…), ## heading, - list.',
  },
  {
    pattern: /^#{1,6}[^#\s]/gm,
    message: 'The heading has no blank after its # signs, so it is shown as a text.',
    hint: 'Write “## Heading”.',
  },
  {
    pattern: /\][ \t]+\((?=[/h])/g,
    message: 'There is a blank between the text and the address of a link.',
    hint: 'Write [text](address) without a blank between.',
  },
  {
    pattern: /\]\([^)\n]{0,1000}$/gm,
    message: 'The address of a link is not closed.',
    hint: 'Add a closing parenthesis ) after the address.',
  },
];

function findUnusable(text: string, { pattern, message, hint }: Rule): Mistake[] {
  const [first] = text.matchAll(pattern);
  return first ? [{ offset: first.index, message, hint }] : [];
}
