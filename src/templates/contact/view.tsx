import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { Fragment } from 'react';
import { recordContext } from '../../engine/binding/context';
import type { CouncilRecord } from '../../engine/record/record';
import { IconTile } from '../../site/ui/picture/IconTile';
import { NewTab } from '../../site/ui/text/NewTab';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { Records, SectionTitle } from '../shared/Records';
import { bindMap, bindWays, type Way, type WayPart } from './bind';
import { CouncilMapBox } from './CouncilMapBox';
import { ContactAccounts } from './ContactAccounts';

const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 40px;
  }
`;

const Ways = styled('ul')`
  & > li {
    display: flex;
    gap: 16px;
    align-items: flex-start;
    padding: 16px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline-end: 24px;
    font-variant-numeric: tabular-nums;
  }
`;

function PartLink({ part: { words, address } }: { readonly part: WayPart }) {
  if (address === null) return <TextWithLang of={words} />;
  const link = <TextWithLang of={words} />;
  return address.startsWith('http') ? <NewTab href={address}>{link}</NewTab> : <a href={address}>{link}</a>;
}

function WayItem({ way: { icon, label, parts } }: { readonly way: Way }) {
  return (
    <li>
      <IconTile name={icon} />
      <div>
        <p>
          <b>{label}</b>
        </p>
        <p>
          {parts.map((part, index) => (
            <Fragment key={part.key}>
              {index > 0 && part.address === null && (part.isNote ? ' ' : ', ')}
              {part.label !== null && `${part.label}: `}
              <PartLink part={part} />
            </Fragment>
          ))}
        </p>
      </div>
    </li>
  );
}

const skeleton = (
  <Columns>
    <div>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} style={{ height: 64, marginBottom: 24 }} />
      ))}
    </div>
    <Skeleton style={{ minHeight: 320 }} />
  </Columns>
);

interface ContactProps {
  readonly section: SectionOf<'contact'>;
}

function CouncilContact({ section, council }: ContactProps & { readonly council: CouncilRecord }) {
  const { context } = useContent();
  const ways = bindWays(section, council, recordContext(section.source, context));
  const map = bindMap(section, council);
  return (
    <Columns>
      <div>
        <SectionTitle of={section} />
        <Ways>
          {ways.map((way) => (
            <WayItem key={way.key} way={way} />
          ))}
        </Ways>
        {section.social && <ContactAccounts of={section.social} />}
      </div>
      {map && <CouncilMapBox map={map} />}
    </Columns>
  );
}

/** Ways to reach the council, its accounts at social networks, and a map. */
export function ContactTemplate({ section }: ContactProps) {
  return (
    <section>
      <Records of={section} heading={null} skeleton={skeleton}>
        {([council]) => council && <CouncilContact section={section} council={council} />}
      </Records>
    </section>
  );
}
