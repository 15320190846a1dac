import styled from '@emotion/styled';

const Prose = styled('div')`
  max-width: var(--measure);
  & > p + p {
    margin-top: 0.8em;
  }
  & > p {
    white-space: pre-line;
  }
`;

/** A text as paragraphs, split at empty lines. */
export function Paragraphs({ text, lang }: { readonly text: string; readonly lang?: string | undefined }) {
  const paragraphs = text.split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return (
    <Prose lang={lang}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph.trim()}</p>
      ))}
    </Prose>
  );
}
