import styled from '@emotion/styled';
import type { RecordContext } from '../../engine/binding/context';
import type { CouncilRecord } from '../../engine/record/record';
import type { Stages } from '../../engine/site-config.generated';
import { Picture } from '../../site/ui/picture/Picture';
import { sizesWithPhone } from '../../site/ui/picture/phone-sizes';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import { bindStages, type Progress, type Stage } from './bind-stages';

const Sheet = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Words = styled('p')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  font-variant-numeric: tabular-nums;
  & > .strong {
    font-weight: 700;
  }
  & > .share {
    margin-inline-start: auto;
    font-weight: 700;
  }
`;

const Days = styled(Words)`
  color: var(--ink-soft);
  font-size: var(--small);
`;

const Track = styled('svg')`
  display: block;
  width: 100%;
  height: 16px;
  margin-block: 4px;
  border: 1px solid var(--line-strong);
  border-radius: 8px;
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

/** The bar is hidden from screen readers: its number is written above it. */
function Bar({ of: { label, share, start, end } }: { readonly of: Progress }) {
  return (
    <div>
      <Words>
        {label && (
          <span className="strong">
            <TextWithLang of={label} />
          </span>
        )}
        <span className="share">{share.text}</span>
      </Words>
      <Track aria-hidden="true">
        <rect width="100%" height="100%" fill="var(--sunken)" />
        <rect width={`${share.value}%`} height="100%" fill="var(--accent)" />
      </Track>
      {(start ?? end) && (
        <Days>
          {start && <time dateTime={start.day}>{start.text}</time>}
          {end && (
            <time dateTime={end.day} className="end">
              {end.text}
            </time>
          )}
        </Days>
      )}
    </div>
  );
}

/** A line of stages from the first to the last one, with a dot for each. */
const Line = styled('ol')`
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 0 0 28px 28px;
    border-inline-start: 2px solid var(--line-strong);
    margin-inline-start: 7px;
    break-inside: avoid;
  }
  [dir='rtl'] & > li {
    padding-inline: 28px 0;
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & > li::before {
    position: absolute;
    top: 0.3em;
    left: -9px;
    width: 16px;
    height: 16px;
    border: 3px solid var(--surface);
    border-radius: 50%;
    background: var(--accent);
    content: '';
  }
  [dir='rtl'] & > li::before {
    right: -9px;
    left: auto;
  }
`;

const Photo = styled(Picture)`
  max-width: 480px;
  border-radius: var(--radius-card);
`;

function StageItem({ of: { title, date, share, picture, body } }: { readonly of: Stage }) {
  const { pageTitle } = useContent();
  const about = [title?.text, pageTitle].filter(Boolean).join(': ');
  return (
    <li>
      <Words>
        {title && (
          <span className="strong">
            <TextWithLang of={title} />
          </span>
        )}
        {date && <time dateTime={date.day}>{date.text}</time>}
        {share && <span className="share">{share.text}</span>}
      </Words>
      {picture !== null && (
        <Photo src={picture} alt={about} ratio="4/3" sizes={sizesWithPhone(540, '480px')} />
      )}
      {body && <ReadMore of={body} />}
    </li>
  );
}

interface RecordStagesProps {
  readonly config: Stages;
  readonly record: CouncilRecord;
  readonly context: RecordContext;
}

/** How far a record has come: a bar, and its stages in a line (B11.16.1). */
export function RecordStages({ config, record, context }: RecordStagesProps) {
  const { progress, stages } = bindStages(config, record, context);
  if (!progress && stages.length === 0) return null;
  return (
    <Sheet>
      {config.title !== undefined && <SectionHeading>{context.translate(config.title)}</SectionHeading>}
      {progress && <Bar of={progress} />}
      {stages.length > 0 && (
        <Line>
          {stages.map((stage, index) => (
            <StageItem key={index} of={stage} />
          ))}
        </Line>
      )}
    </Sheet>
  );
}
