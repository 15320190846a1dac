import { PrimaryAnchor } from '../../site/ui/control/Button';
import styled from '@emotion/styled';
import { Icon } from '../../site/ui/picture/Icon';
import { Picture } from '../../site/ui/picture/Picture';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { bindNotFound } from './bind';

const Layout = styled('section')`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding-block-start: 24px;
  padding-block-end: 24px;
  text-align: center;
  & .picture {
    width: min(420px, 100%);
    border-radius: var(--radius-card);
  }
  & > p {
    color: var(--ink-soft);
  }
`;

/** The page for an unknown path (B2.1.7): a picture, the heading, a text and one button. */
export function NotFoundTemplate({ section }: { readonly section: SectionOf<'not-found'> }) {
  const { context, pageAddress, pageTitle } = useContent();
  const { picture, text, button } = bindNotFound(section, context);
  return (
    <Layout>
      {picture !== null && (
        <Picture className="picture" src={picture} alt="" ratio="16/9" sizes="420px" eager />
      )}
      <h1 tabIndex={-1} data-page-heading="">
        {section.title ? context.translate(section.title) : pageTitle}
      </h1>
      <p>{text}</p>
      <PrimaryAnchor href={pageAddress(button.path)}>
        <Icon name={button.icon} />
        {button.label}
      </PrimaryAnchor>
    </Layout>
  );
}
