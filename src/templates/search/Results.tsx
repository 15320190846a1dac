import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { bindHit, type FoundText } from '../../engine/search/bind-hit';
import type { HitGroup, SearchHit, SearchResults } from '../../engine/search/search-results';
import { NewTab } from '../../site/ui/text/NewTab';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import { useContent } from '../content';

/** Matches are underlined too: in high contrast their background is that of the page. */
const List = styled('ul')`
  display: grid;
  gap: 12px;
  max-width: 52rem;
  & > li {
    display: grid;
    gap: 4px;
    padding: 12px 16px;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    overflow-wrap: anywhere;
  }
  & > li > a {
    justify-self: start;
    padding-block-start: 4px;
    padding-block-end: 4px;
    font-weight: 700;
  }
  & > li > p {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & mark {
    background: var(--accent-soft);
    box-shadow: 0 2px 0 var(--accent);
    color: inherit;
    font-weight: 700;
  }
  @media (forced-colors: active) {
    & mark {
      background: Mark;
      color: MarkText;
    }
  }
`;

const More = styled('p')`
  margin-top: 12px;
  color: var(--ink-soft);
  font-size: var(--small);
`;

function Marked({ of: { pieces, lang } }: { readonly of: FoundText }) {
  const marked = pieces.map(([text, isMatch], index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
  return lang === undefined ? marked : <span lang={lang}>{marked}</span>;
}

function Hit({ hit }: { readonly hit: SearchHit }) {
  const { context, pageAddress } = useContent();
  const { title, excerpt, page, href, isOutside } = bindHit(hit, context, pageAddress);
  const Link = isOutside ? NewTab : 'a';
  return (
    <li>
      <Link href={href}>
        <Marked of={title} />
      </Link>
      {page !== null && <p>{page}</p>}
      {excerpt && (
        <p>
          <Marked of={excerpt} />
        </p>
      )}
    </li>
  );
}

function Group({ group: { title, total, hits } }: { readonly group: HitGroup }) {
  const intl = useIntl();
  return (
    <section>
      <SectionHeading>{`${title} (${intl.formatNumber(total)})`}</SectionHeading>
      <List>
        {hits.map((hit, index) => (
          <Hit key={index} hit={hit} />
        ))}
      </List>
      {total > hits.length && (
        <More>{intl.formatMessage({ id: 'search.first' }, { shown: hits.length, count: total })}</More>
      )}
    </section>
  );
}

/** The results by kind, that with the best one first. */
export function Results({ groups }: SearchResults) {
  return groups.map((group) => <Group key={group.title} group={group} />);
}
