import { conformancePart } from '../../../engine/document/document-placeholders';
import { countIn, guidelinesParts } from './checkpoints';
import gigw from './gigw.json';

type Texts = Readonly<Record<string, string>>;

/** The text in a language; English where there is none. */
const textIn = (texts: Texts, language: string): string => texts[language] ?? texts.EN ?? '';

/** How far the accessibility checkpoints are fulfilled and what is limited, in Markdown. */
function conformanceText(language: string): string {
  const checkpoints = guidelinesParts.find(({ title }) => title === 'Accessibility')?.checkpoints ?? [];
  const counts: Texts = {
    total: String(checkpoints.length),
    fulfilled: String(countIn(checkpoints, 'fulfilled')),
    council: String(countIn(checkpoints, 'council')),
    open: String(countIn(checkpoints, 'open')),
  };
  const summary = textIn(gigw.statement.summary, language).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => counts[name] ?? '',
  );
  const limits = checkpoints.flatMap(({ limit }) => (limit ? `- ${textIn(limit, language)}` : []));
  return [summary, textIn(gigw.statement.limits, language), limits.join('\n')].join('\n\n');
}

/** Fills in the part of a legal text that is made from the table of checkpoints (B11.11.3). */
export function withConformance(markdown: string, language: string): string {
  return markdown.replaceAll(`{${conformancePart}}`, () => conformanceText(language));
}
