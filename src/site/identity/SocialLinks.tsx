import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { bindUrl } from '../../engine/binding/url';
import { urlHost } from '../../engine/url/safe-url';
import { prepareRecords } from '../../engine/binding/prepare-records';
import type { CouncilRecord } from '../../engine/record/record';
import { fieldText } from '../../engine/record/record';
import { bindPicture } from '../../engine/binding/picture';
import { tagText, type TaggedText } from '../../engine/binding/tagged-text';
import type { Site } from '../../engine/site/site';
import type { SocialAccounts } from '../../engine/site-config.generated';
import { Icon } from '../ui/picture/Icon';
import { NewTab } from '../ui/text/NewTab';
import { Tooltip, tooltipVisible } from '../ui/control/Tooltip';
import { useImageError } from '../ui/picture/use-image-error';
import { TextWithLang } from '../ui/text/TextWithLang';
import { useBindContext } from '../context/use-bind-context';
import { useSource } from '../context/use-source';

interface Account {
  readonly name: TaggedText;
  readonly href: string;
  readonly picture: string | null;
}

const Row = styled('ul')`
  display: flex;
  gap: 4px;
`;

const Disc = styled(NewTab)`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-control);
  color: var(--accent);
  & > img {
    width: 32px;
    height: 32px;
    border-radius: 99px;
    object-fit: cover;
    background: none;
  }
  &:hover {
    background: var(--accent-soft);
  }
  & > .tip {
    top: calc(100% + 4px);
    inset-inline-end: 0;
  }
  &:hover > .tip,
  &:focus-visible > .tip {
    ${tooltipVisible}
  }
`;

function accountOf(record: CouncilRecord, { label, address, image }: SocialAccounts, site: Site): Account[] {
  const href = bindUrl(address, record);
  if (href === null) return [];
  const name = fieldText(record, label) ?? urlHost(href);
  return [{ name: tagText(name, site), href, picture: bindPicture(image, record) }];
}

/** The council's visible accounts; none while the list is loading or failed (B8.1.4). */
function useAccounts(social: SocialAccounts): readonly Account[] {
  const context = useBindContext();
  const list = useSource(social.source);
  if (list.state !== 'ready') return [];
  return prepareRecords(list.records, social, context).flatMap((record) =>
    accountOf(record, social, context.site),
  );
}

function SocialLink({ name, href, picture }: Account) {
  const [broken, note] = useImageError();
  return (
    // Without visually hidden text, whose font the first layout would need.
    <Disc href={href} aria-label={name.text}>
      {picture === null || broken.has(picture) ? (
        <Icon name="globe" />
      ) : (
        <img
          src={picture}
          width={32}
          height={32}
          // A phone shows one of them, and fetches no other.
          loading="lazy"
          alt=""
          onError={() => {
            note(picture);
          }}
        />
      )}
      <Tooltip className="tip" aria-hidden="true">
        <TextWithLang of={name} />
      </Tooltip>
    </Disc>
  );
}

interface SocialsProps {
  readonly social: SocialAccounts;
  readonly className?: string;
}

/** Links to the council's social accounts: an icon with the name as tooltip, opened in a new tab (B2.4.3). */
export function SocialLinks({ social, className }: SocialsProps) {
  const intl = useIntl();
  const accounts = useAccounts(social);
  if (accounts.length === 0) return null;
  return (
    <Row className={className} aria-label={intl.formatMessage({ id: 'shell.socialAccounts' })}>
      {accounts.map((account, index) => (
        <li key={index}>
          <SocialLink {...account} />
        </li>
      ))}
    </Row>
  );
}
