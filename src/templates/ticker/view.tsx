import { wide } from '../../site/theme/component-theme';
import { PrimaryLink } from '../../site/ui/control/Button';
import { keyframes } from '@emotion/react';
import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { Icon } from '../../site/ui/picture/Icon';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { Records, SectionTitle, useHasRequiredFields } from '../shared/Records';
import { bindTickers, type Ticker } from './bind';

/** A ring growing from behind the button; animates only opacity and transform, which need no repaint during page load. */
const ring = {
  from: '{ opacity: 0.55; transform: scale(0.95, 0.8) }',
  to: '{ opacity: 0; transform: none }',
};
const pulse = keyframes`from ${ring.from} to ${ring.to}`;
// A copy under another name, because only a new name restarts an animation.
const pulseAgain = keyframes`from ${ring.from} 99% ${ring.to} to ${ring.to}`;

const Lines = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Line = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  padding: 12px 12px 12px 16px;
  border: 1px solid var(--notice-line);
  border-inline-start-width: 6px;
  border-radius: var(--radius-control);
  background: var(--notice);
  & > p {
    flex: 999 1 min(260px, 100%);
    min-width: 0;
    font-size: var(--control);
    line-height: 1.5;
    text-wrap: pretty;
  }
  & b {
    display: block;
  }
  ${wide} {
    padding-block-start: 8px;
    padding-block-end: 8px;
    & b {
      display: inline;
      margin-inline-end: 12px;
    }
  }
`;

const PulsingLink = styled(PrimaryLink)`
  flex: 1 1 auto;
  &::after {
    content: '';
    position: absolute;
    inset: -2px;
    border-radius: inherit;
    box-shadow: 0 0 0 12px var(--accent);
    opacity: 0;
    pointer-events: none;
    animation: ${pulse} 1.6s ease-out 3;
  }
  &:hover::after,
  &:focus-visible::after {
    animation:
      ${pulse} 1.6s ease-out 3,
      ${pulseAgain} 1.6s ease-out 3;
  }
`;

function TickerLine({
  of,
  text,
  button,
}: {
  readonly of: Ticker;
  readonly text: string;
  readonly button: string;
}) {
  return (
    <Line>
      <p>
        <b>
          <TextWithLang of={of.title} />
        </b>
        {text}
      </p>
      <PulsingLink href={of.address}>
        {button}
        <Icon name="external-link" />
      </PulsingLink>
    </Line>
  );
}

/** Lines with a link; hidden while the council detail lacks a field in `needs` (B5.2.1). */
export function TickerTemplate({ section }: { readonly section: SectionOf<'ticker'> }) {
  const { context } = useContent();
  const complete = useHasRequiredFields(section);
  if (!complete) return null;
  return (
    <Records
      of={{ whenEmpty: 'hide', ...section }}
      heading={null}
      skeleton={<Skeleton style={{ height: '74px' }} />}
    >
      {(records, bound) => {
        const tickers = bindTickers(section, records, bound);
        if (tickers.length === 0) return null;
        return (
          <section>
            <SectionTitle of={section} />
            <Lines>
              {tickers.map((ticker) => (
                <TickerLine
                  key={ticker.key}
                  of={ticker}
                  text={context.translate(section.text)}
                  button={context.translate(section.button)}
                />
              ))}
            </Lines>
          </section>
        );
      }}
    </Records>
  );
}
