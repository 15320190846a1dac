import { Skeleton } from '../../ui/state/Skeleton';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { TaggedText } from '../../../engine/binding/tagged-text';
import type { FooterColumn } from '../../../engine/site-config.generated';
import { Icon } from '../../ui/picture/Icon';
import { NewTab } from '../../ui/text/NewTab';
import { Loading } from '../../ui/state/Loading';
import { LinkedText } from '../../ui/text/LinkedText';
import { TextWithLang } from '../../ui/text/TextWithLang';
import { useBindContext } from '../../context/use-bind-context';
import { useSource } from '../../context/use-source';
import { bindFooterColumn, type FooterBlock, type FooterFact, type FooterLink } from './bind-footer-column';

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
  & a {
    color: var(--on-deep);
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
          <LinkedText of={value} />
        </dd>,
      ])}
    </Facts>
  );
}

function Telephone({ label, children }: { readonly label: TaggedText; readonly children: ReactNode }) {
  return (
    <>
      <Icon name="phone" />
      <span>
        {label.text !== '' && (
          <>
            <TextWithLang of={label} />
            {': '}
          </>
        )}
        <b>{children}</b>
      </span>
    </>
  );
}

function LinkRow({ link }: { readonly link: FooterLink }) {
  const { label, href, numbers } = link;
  if (numbers !== null) {
    const text = numbers.map((part) => part.text).join('');
    if (href === null) {
      return (
        <span>
          <Telephone label={label}>
            <LinkedText of={{ text, links: numbers }} />
          </Telephone>
        </span>
      );
    }
    return (
      <a href={href}>
        <Telephone label={label}>{text}</Telephone>
      </a>
    );
  }
  if (href === null) return <TextWithLang of={label} />;
  return (
    <NewTab href={href}>
      <Icon name="external-link" />
      <span>
        <TextWithLang of={label} />
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
          <Skeleton key={width} style={{ height: 18, width: `${width}%`, marginBlock: 13, opacity: 0.25 }} />
        ))}
      </Loading>
    </Column>
  );
}

/** A column of the config, or its two halves (B2.6.2). A failed list counts as empty (B2.6.6). */
export function FooterColumnBlocks({ column }: { readonly column: FooterColumn }) {
  const list = useSource(column.source);
  const context = useBindContext();
  const blocks = bindFooterColumn(column, list.state === 'ready' ? list.records : [], context);
  return blocks.map((block, index) =>
    list.state === 'loading' ? <LoadingBlock key={index} {...block} /> : <Block key={index} block={block} />,
  );
}
