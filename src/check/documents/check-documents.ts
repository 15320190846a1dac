import { sentence, type Sentence } from '../sentences/sentence';
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
  readonly message: Sentence;
  readonly hint: Sentence;
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
    message: mistake.message,
    hint: mistake.hint,
    severity: mistake.severity ?? 'error',
  });
}

/** Hints for a text that is beyond a limit. */
const excessHints: Readonly<Record<MarkdownExcess['limit'], Sentence>> = {
  characters: sentence('document.split'),
  lines: sentence('document.split'),
  items: sentence('document.records'),
  levels: sentence('document.fewerLevels'),
};

function checkExcess(text: string, severity: Severity): Mistake[] {
  const excess = findMarkdownExcess(text);
  if (!excess) return [];
  const { limit, offset } = excess;
  const most = markdownLimits[limit].toLocaleString('en');
  const message = sentence(`document.long.${limit}`, { most });
  return [{ offset, message, hint: excessHints[limit], severity }];
}

function checkText(text: string, links: SiteLinks, severity: Severity): Mistake[] {
  if (text.trim() === '')
    return [{ offset: 0, message: sentence('document.empty'), hint: sentence('document.write') }];
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
            message: sentence('document.placeholder', { text: `{${name}}` }),
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
    return [{ offset: index + last.index, message: sentence('bold.unpaired'), hint: sentence('bold.pair') }];
  });
}

interface Rule {
  readonly pattern: RegExp;
  readonly message: Sentence;
  readonly hint: Sentence;
}

/** Markdown that is broken, or that the pages do not show. */
const unusable: readonly Rule[] = [
  {
    pattern: /!\[[^\]\n]{0,1000}\]\(/g,
    message: sentence('document.pictures'),
    hint: sentence('document.pictureRemove'),
  },
  {
    pattern: /<\/?[a-z][^>\n]{0,1000}>/gi,
    message: sentence('document.html'),
    hint: sentence('document.markdown'),
  },
  {
    pattern: /^#{1,6}[^#\s]/gm,
    message: sentence('heading.blank'),
    hint: sentence('heading.write'),
  },
  {
    pattern: /\][ \t]+\((?=[/h])/g,
    message: sentence('link.blank'),
    hint: sentence('link.noBlank'),
  },
  {
    pattern: /\]\([^)\n]{0,1000}$/gm,
    message: sentence('link.open'),
    hint: sentence('link.close'),
  },
];

function findUnusable(text: string, { pattern, message, hint }: Rule): Mistake[] {
  const [first] = text.matchAll(pattern);
  return first ? [{ offset: first.index, message, hint }] : [];
}
