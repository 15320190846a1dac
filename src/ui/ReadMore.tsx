import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './Icon';
import { Paragraphs } from './Paragraphs';
import { Unscripted, useUnscripted } from './Unscripted';
import { usePrinting } from './use-printing';
import type { DrawnWords } from './Words';

interface ReadMoreProps {
  readonly of: DrawnWords & { readonly short?: string };
  /** What the text is about, for a screen reader on the button. */
  readonly about?: string | undefined;
}

const Toggle = styled('button')`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 700;
  font-size: var(--control);
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  & > svg {
    font-size: 0.8em;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  @media print {
    display: none;
  }
`;

const Cut = styled('div')`
  @media (scripting: none) {
    display: none;
  }
`;

/** A text, cut where it is long, with 'Read More' and 'Read Less' (specification, 2.9); whole without script and on paper. */
export function ReadMore({ of: { text, short, lang }, about }: ReadMoreProps) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  const unscripted = useUnscripted();
  if (short === undefined || unscripted) return <Paragraphs text={text} lang={lang} />;
  return (
    <>
      <Cut>
        <div id={id}>
          <Paragraphs text={open || printing ? text : short} lang={lang} />
        </div>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={about}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {intl.formatMessage({ id: open ? 'common.readLess' : 'common.readMore' })}
          <Icon name="chevron-down" />
        </Toggle>
      </Cut>
      <Unscripted>
        <Paragraphs text={text} lang={lang} />
      </Unscripted>
    </>
  );
}
