import { TextButton } from '../control/Button';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../picture/Icon';
import { Paragraphs } from './Paragraphs';
import { NoScript, useInsideNoScript } from './NoScript';
import { usePrinting } from '../list/use-printing';
import { LinkedText, type LinkedTextProps } from './LinkedText';
import { withoutScripts } from '../../theme/without-scripts';

interface ReadMoreProps {
  readonly of: LinkedTextProps & { readonly short?: string };
  /** Id of the element that describes the button to screen readers. */
  readonly about?: string | undefined;
}

const Toggle = styled(TextButton)`
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
  ${withoutScripts} {
    display: none;
  }
`;

/** A text, truncated if long, with 'Read More' and 'Read Less' (B4.7.1). Complete without script and in print. */
export function ReadMore({ of, about }: ReadMoreProps) {
  const { text, short, lang } = of;
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  const unscripted = useInsideNoScript();
  if (of.links) return <LinkedText of={of} />;
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
          <span>{intl.formatMessage({ id: open ? 'common.readLess' : 'common.readMore' })}</span>
          <Icon name="chevron-down" />
        </Toggle>
      </Cut>
      <NoScript>
        <Paragraphs text={text} lang={lang} />
      </NoScript>
    </>
  );
}
