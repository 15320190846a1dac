import styled from '@emotion/styled';
import type { MoreLink as MoreLinkConfig } from '../../engine/site-config.generated';
import { Icon } from '../../site/ui/picture/Icon';
import { useContent } from '../content';

const More = styled('p')`
  margin-top: 8px;
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-size: var(--control);
    font-weight: 700;
  }
  @media print {
    display: none;
  }
`;

/** The link of a section to a page with more, where the config has one. */
export function MoreLink({ to }: { readonly to: MoreLinkConfig | undefined }) {
  const { context, pageAddress } = useContent();
  if (!to) return null;
  return (
    <More>
      <a href={pageAddress(to.page)}>
        {context.translate(to.label)}
        <Icon name="arrow-right" />
      </a>
    </More>
  );
}
