import styled from '@emotion/styled';
import type { Fact } from '../../engine/binding/fact';
import type { BoundText } from '../../engine/binding/text';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { LinkedText, type LinkedTextProps } from '../../site/ui/text/LinkedText';

/** An address of e-mail moves to the next line before it breaks. */
const Rows = styled('dl')`
  font-size: var(--small);
  line-height: 1.55;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    padding: 8px 0;
    border-top: 1px solid var(--line);
  }
  & > div > dt {
    min-width: 80px;
    max-width: 55%;
    color: var(--ink-soft);
  }
  & > div > dd {
    flex: 1 1 9em;
    min-width: 0;
    text-align: end;
    white-space: pre-line;
  }
  & > div > .brief {
    flex-basis: auto;
  }
  & > div > dd:has(a[href^='mailto:']) {
    flex-basis: max-content;
  }
  & > .wide {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  & > .wide > dt {
    max-width: none;
  }
  & > .wide > dd {
    text-align: start;
  }
  & > div > .unbroken {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const Day = styled('span')`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const days = /(\p{Nd}{2}-\p{Nd}{2}-\p{Nd}{4})/u;

// A browser may break a date after its hyphen, where a period does not fit on its line.
function Value({ of: words }: { readonly of: LinkedTextProps }) {
  const parts = words.text.split(days);
  if (parts.length === 1) return <LinkedText of={words} />;
  return (
    <span lang={words.lang}>
      {parts.map((part, index) => (days.test(part) ? <Day key={index}>{part}</Day> : part))}
    </span>
  );
}

/** Letters of a value that has its place beside its label at every text size. */
const brief = 12;

const sizeClass = ({ text, unbroken }: BoundText) =>
  [unbroken ? 'unbroken' : '', text.length <= brief ? 'brief' : ''].join(' ').trim() || undefined;

/** Labelled values under each other: label left, value right; a long one under its label. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Rows>
      {facts.map(({ label, value, wide }, index) => (
        <div key={index} className={wide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd className={sizeClass(value)}>
            {value.short === undefined ? <Value of={value} /> : <ReadMore of={value} />}
          </dd>
        </div>
      ))}
    </Rows>
  );
}
