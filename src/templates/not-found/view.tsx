import { styled } from '@mui/material/styles';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { useContent, type SectionOf } from '../contract';
import { bindNotFound } from './bind';

const Lost = styled('section')`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding-block: 24px;
  text-align: center;
  & > .picture {
    width: min(420px, 100%);
    border-radius: var(--radius-card);
  }
  & > p {
    color: var(--ink-soft);
  }
`;

const ButtonAddress = Button.withComponent('a');

/** What a visitor sees at an address that is no page: a picture, the heading, a line and one button. */
export function NotFoundTemplate({ section }: { readonly section: SectionOf<'not-found'> }) {
  const { context, pageAddress, pageTitle } = useContent();
  const { picture, text, button } = bindNotFound(section, context);
  return (
    <Lost>
      {picture !== null && (
        <Picture className="picture" src={picture} alt="" ratio="16/9" sizes="420px" eager />
      )}
      <h1 tabIndex={-1} data-page-heading="">
        {section.title ? context.say(section.title) : pageTitle}
      </h1>
      <p>{text}</p>
      <ButtonAddress href={pageAddress(button.path)}>
        <Icon name={button.icon} />
        {button.label}
      </ButtonAddress>
    </Lost>
  );
}
