import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { prepareRecords } from '../../engine/binding/prepare-records';
import { recordContext } from '../../engine/binding/context';
import type { SocialAccounts } from '../../engine/site-config.generated';
import { Icon } from '../../site/ui/picture/Icon';
import { NewTab } from '../../site/ui/text/NewTab';
import { Picture } from '../../site/ui/picture/Picture';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import { bindSocialLinks } from './bind';

const Links = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 16px;
  & > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-width: 44px;
    min-height: 44px;
  }
  & .disc {
    flex: none;
    width: 32px;
    border-radius: 99px;
    object-fit: cover;
  }
  & svg {
    font-size: 24.6px;
  }
`;

/** The council's visible accounts at social networks; nothing until they are loaded. */
export function ContactAccounts({ of: social }: { readonly of: SocialAccounts }) {
  const intl = useIntl();
  const { context, useRecords } = useContent();
  const loaded = useRecords(social.source, 'current');
  if (loaded.state !== 'ready') return null;
  const records = prepareRecords(loaded.records, social, context);
  const links = bindSocialLinks(social, records, recordContext(social.source, context));
  if (links.length === 0) return null;
  return (
    <Links aria-label={intl.formatMessage({ id: 'contact.socialAccounts' })}>
      {links.map(({ key, words, address, picture }) => (
        <li key={key}>
          <NewTab href={address}>
            {picture === null ? (
              <Icon name="globe" />
            ) : (
              <Picture className="disc" src={picture} alt="" ratio="1" sizes="32px" />
            )}
            <TextWithLang of={words} />
          </NewTab>
        </li>
      ))}
    </Links>
  );
}
