import { styled } from '@mui/material/styles';
import type { FooterColumn } from '../../config/site-config.generated';
import { Icon } from '../../ui/Icon';
import { NewTab } from '../../ui/NewTab';
import { Bone, Loading } from '../../ui/Skeleton';
import { Words } from '../../ui/Words';
import { useBindContext } from '../use-council';
import { useSource } from '../use-source';
import { bindFooterColumn, type FooterBlock, type FooterFact, type FooterLink } from './footer-view';

const Column = styled('section')`
  container-type: inline-size;
  flex: 1 1 200px;
  min-width: 0;
  &[data-kind='facts'] {
    flex: 1.3 1 240px;
  }
  & > h2 {
    margin-bottom: 8px;
    padding-bottom: 10px;
    border-bottom: 1px solid var(--line-deep);
    font-size: var(--h3);
  }
  & > p {
    padding-top: 6px;
    color: var(--on-deep-soft);
    font-size: var(--control);
    line-height: 1.5;
  }
`;

const Facts = styled('dl')`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: 6px 16px;
  padding-top: 6px;
  font-size: var(--control);
  line-height: 1.5;
  & > dt {
    color: var(--on-deep-soft);
  }
  & > dd {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  & .unbroken {
    font-variant-numeric: tabular-nums;
  }
  @container (max-width: 279px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > dd {
      margin-bottom: 6px;
    }
  }
`;

const Links = styled('ul')`
  & a,
  & li > span {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    max-width: 100%;
    color: var(--on-deep);
    font-size: var(--control);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & a:hover {
    color: var(--on-bar);
  }
  & svg {
    color: var(--motif-2);
    font-size: 16px;
  }
`;

function FactList({ facts }: { readonly facts: readonly FooterFact[] }) {
  return (
    <Facts>
      {facts.flatMap(({ label, value }, index) => [
        <dt key={`label-${index}`}>{label}</dt>,
        <dd key={`value-${index}`} className={value.unbroken ? 'unbroken' : undefined}>
          <Words of={value} />
        </dd>,
      ])}
    </Facts>
  );
}

function Telephone({ words, number }: FooterLink) {
  return (
    <>
      <Icon name="phone" />
      <span>
        {words.text !== '' && (
          <>
            <Words of={words} />
            {': '}
          </>
        )}
        <b>{number}</b>
      </span>
    </>
  );
}

function LinkRow({ link }: { readonly link: FooterLink }) {
  const { words, href, number } = link;
  if (number !== null) {
    const telephone = <Telephone {...link} />;
    return href === null ? <span>{telephone}</span> : <a href={href}>{telephone}</a>;
  }
  if (href === null) return <Words of={words} />;
  return (
    <NewTab href={href}>
      <Icon name="external-link" />
      <span>
        <Words of={words} />
      </span>
    </NewTab>
  );
}

function Block({ block }: { readonly block: FooterBlock }) {
  const count = block.kind === 'facts' ? block.facts.length : block.links.length;
  return (
    <Column data-kind={block.kind}>
      <h2>{block.title}</h2>
      {count === 0 && <p>{block.empty}</p>}
      {count > 0 && block.kind === 'facts' && <FactList facts={block.facts} />}
      {count > 0 && block.kind === 'links' && (
        <Links>
          {block.links.map((link, index) => (
            <li key={index}>
              <LinkRow link={link} />
            </li>
          ))}
        </Links>
      )}
    </Column>
  );
}

function LoadingBlock({ title, kind }: FooterBlock) {
  return (
    <Column data-kind={kind}>
      <h2>{title}</h2>
      <Loading>
        {[80, 60, 72, 50].map((width) => (
          <Bone key={width} style={{ height: 18, width: `${width}%`, marginBlock: 13, opacity: 0.25 }} />
        ))}
      </Loading>
    </Column>
  );
}

/** One column of the config, or the two halves it is split into; a failed list counts as empty (specification, 8). */
export function FooterColumnBlocks({ column }: { readonly column: FooterColumn }) {
  const answer = useSource(column.source);
  const context = useBindContext();
  const blocks = bindFooterColumn(column, answer.state === 'ready' ? answer.records : [], context);
  return blocks.map((block, index) =>
    answer.state === 'loading' ? (
      <LoadingBlock key={index} {...block} />
    ) : (
      <Block key={index} block={block} />
    ),
  );
}
