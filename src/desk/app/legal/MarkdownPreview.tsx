import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Block } from '../../../engine/document/document';
import { markdownPath, shownMarkdown } from '../../api/markdown-api';
import { DocumentBlocks, type DocumentParts } from '../../../site/ui/text/DocumentBlocks';
import { DocumentText } from '../../../site/ui/text/DocumentText';
import { changeDesk, problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { useSettled } from '../../../site/browser/use-settled';

/** Time in ms after the last key before the preview follows. */
const pauseMs = 400;

const Frame = styled('section')`
  min-width: 0;
  max-height: 80vh;
  padding: 16px 20px;
  overflow: auto;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--ground);
  & > h2 {
    margin-bottom: 12px;
    color: var(--ink-soft);
    font-size: var(--small);
  }
`;

const parts: DocumentParts = {
  link: (_address, content) => <u>{content.map((one) => ('text' in one ? one.text : '')).join('')}</u>,
  placeholder: (name) => <mark>{`{${name}}`}</mark>,
};

interface MarkdownBlocksProps {
  readonly blocks: readonly Block[];
  readonly lang: string;
}

/** A text as its page shows it; links lead nowhere, and what the page fills in has its name. */
export function MarkdownBlocks({ blocks, lang }: MarkdownBlocksProps) {
  const say = useSay();
  return (
    <Frame aria-label={say('legal.preview')} tabIndex={0}>
      <h2>{say('legal.preview')}</h2>
      {blocks.length === 0 ? (
        <p>{say('legal.nothing')}</p>
      ) : (
        <DocumentText lang={lang}>
          <DocumentBlocks blocks={blocks} parts={parts} />
        </DocumentText>
      )}
    </Frame>
  );
}

/** The preview of a text in Markdown, which follows it while it is typed. */
export function MarkdownPreview({ text, lang }: { readonly text: string; readonly lang: string }) {
  const settled = useSettled(text, pauseMs);
  const { data, error } = useQuery({
    queryKey: ['markdown', settled],
    queryFn: async () => shownMarkdown.parse(await changeDesk('POST', markdownPath, { text: settled })),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  if (error) return <ProblemAlert problem={problemOf(error)} />;
  return <MarkdownBlocks blocks={data?.blocks ?? []} lang={lang} />;
}
