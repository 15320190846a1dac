import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { bindAddress } from '../../binding/address';
import { arrange } from '../../binding/arrange';
import type { CouncilRecord } from '../../binding/council-record';
import { textOf } from '../../binding/council-record';
import { bindPicture } from '../../binding/picture';
import { wordsOf, type Words as WordsValue } from '../../binding/words';
import type { Site } from '../../config/site';
import type { SocialAccounts } from '../../config/site-config.generated';
import { Hidden } from '../../ui/Hidden';
import { Icon } from '../../ui/Icon';
import { NewTab } from '../../ui/NewTab';
import { Tip, tipShown } from '../../ui/Tip';
import { useBroken } from '../../ui/use-broken';
import { Words } from '../../ui/Words';
import { useSite } from '../use-site';
import { useSource } from '../use-source';

interface Account {
  readonly name: WordsValue;
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
    ${tipShown}
  }
`;

function accountOf(record: CouncilRecord, { label, address, image }: SocialAccounts, site: Site): Account[] {
  const href = bindAddress(address, record);
  if (href === null) return [];
  const name = textOf(record, label) ?? new URL(href, 'https://site.invalid').host;
  return [{ name: wordsOf(name, site), href, picture: bindPicture(image, record) }];
}

/** The council's visible accounts; none while they are loading or could not be loaded (specification, 8). */
function useAccounts(social: SocialAccounts): readonly Account[] {
  const { site } = useSite();
  const answer = useSource(social.source);
  if (answer.state !== 'ready') return [];
  return arrange(answer.records, social, site).flatMap((record) => accountOf(record, social, site));
}

function SocialLink({ name, href, picture }: Account) {
  const [broken, note] = useBroken();
  return (
    <Disc href={href}>
      {picture === null || broken.has(picture) ? (
        <Icon name="globe" />
      ) : (
        <img
          src={picture}
          width={32}
          height={32}
          alt=""
          onError={() => {
            note(picture);
          }}
        />
      )}
      <Hidden>
        <Words of={name} />
      </Hidden>
      <Tip className="tip" aria-hidden="true">
        <Words of={name} />
      </Tip>
    </Disc>
  );
}

interface SocialsProps {
  readonly social: SocialAccounts;
  readonly className?: string;
}

/** Links to the council's social media: an icon each, opened in a new tab, with the name as a tooltip. */
export function Socials({ social, className }: SocialsProps) {
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
