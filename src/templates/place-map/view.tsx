import { wide } from '../../site/theme/component-theme';
import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { safeUrl } from '../../engine/url/safe-url';
import { Icon } from '../../site/ui/picture/Icon';
import { Picture } from '../../site/ui/picture/Picture';
import { sizesWithPhone } from '../../site/ui/picture/phone-sizes';
import { NewTab } from '../../site/ui/text/NewTab';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { VisuallyHidden } from '../../site/ui/text/VisuallyHidden';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { Records } from '../shared/Records';
import { bindPlaces, type Place } from './bind';

const Layout = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    gap: 40px;
    align-items: start;
  }
`;

/** Positions are those of the picture, also in languages that are written from right to left. */
const Map = styled('div')`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  break-inside: avoid;
`;

const Badge = styled('span')`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 30px;
  height: 30px;
  border: 2px solid #fff;
  border-radius: 50%;
  background: #0a1011;
  color: #fff;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  font-size: 0.9375rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

const Marker = styled(Badge)`
  position: absolute;
  transform: translate(-50%, -50%);
  box-shadow: 0 1px 4px rgb(0 0 0 / 0.5);
  @media (max-width: 479px) {
    width: 24px;
    height: 24px;
    font-size: 0.8125rem;
  }
`;

const Places = styled('ol')`
  display: grid;
  gap: 4px;
  & > li {
    display: flex;
    gap: 14px;
    padding-block-start: 8px;
    padding-block-end: 8px;
    break-inside: avoid;
  }
  & > li > div {
    min-width: 0;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
  }
  & a {
    display: flex;
    gap: 0.25em;
    align-items: center;
    width: fit-content;
    min-height: 44px;
  }
`;

interface PlaceProps {
  readonly place: Place;
  readonly number: string;
}

function PlaceItem({
  place: { title, body, address },
  number,
  open,
}: PlaceProps & { readonly open: string }) {
  return (
    <li>
      <Badge aria-hidden="true">{number}</Badge>
      <div>
        <b>
          <TextWithLang of={title} />
        </b>
        {body && <TextWithLang of={body} />}
        {address !== null && (
          <NewTab href={address}>
            {open}
            <VisuallyHidden>: {title.text}</VisuallyHidden>
            <Icon name="external-link" />
          </NewTab>
        )}
      </div>
    </li>
  );
}

interface SectionProps {
  readonly section: SectionOf<'place-map'>;
}

function PlaceMap({ section, places }: SectionProps & { readonly places: readonly Place[] }) {
  const intl = useIntl();
  const { context } = useContent();
  const { wideFrom } = context.site.config.display;
  const open = intl.formatMessage({ id: 'contact.openMap' });
  return (
    <Layout>
      <Map aria-hidden="true">
        <Picture
          src={safeUrl(section.picture)}
          alt=""
          ratio={section.ratio ?? '4/3'}
          sizes={sizesWithPhone(767, `(max-width: ${wideFrom - 1}px) calc(100vw - 50px), 800px`)}
          eager
        />
        {places.map(({ key, position }, index) =>
          position === null ? null : (
            <Marker key={key} style={{ left: `${String(position.x)}%`, top: `${String(position.y)}%` }}>
              {intl.formatNumber(index + 1)}
            </Marker>
          ),
        )}
      </Map>
      <Places>
        {places.map((place, index) => (
          <PlaceItem key={place.key} place={place} number={intl.formatNumber(index + 1)} open={open} />
        ))}
      </Places>
    </Layout>
  );
}

const skeleton = <Skeleton style={{ aspectRatio: '4/3' }} />;

/** A picture of a map with numbered places, and a list with the same content (B11.1.7). */
export function PlaceMapTemplate({ section }: SectionProps) {
  return (
    <Records of={section} skeleton={skeleton}>
      {(records, context) => <PlaceMap section={section} places={bindPlaces(section, records, context)} />}
    </Records>
  );
}
