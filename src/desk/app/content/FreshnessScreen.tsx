import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  freshnessPaths,
  type ListFreshness,
  type SiteFreshness,
  siteFreshness,
} from '../../api/freshness-api';
import { changeDesk, problemOf } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useDay } from '../language/use-day';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { Chip, Chips } from './StateChips';
import { useFreshness } from './use-content';
import { useLanguageName } from './use-language-name';

const Lists = styled('ul')`
  & > li {
    display: grid;
    gap: 6px;
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  & > li > [data-url] {
    overflow-wrap: anywhere;
  }
  & > li > a {
    color: inherit;
    font-weight: 700;
  }
`;

function ListLine({ list }: { readonly list: ListFreshness }) {
  const say = useSay();
  const day = useDay();
  const nameOf = useLanguageName();
  return (
    <li>
      <Link to={`/content/${encodeURIComponent(list.name)}`}>{list.title}</Link>
      {list.ended.map(({ label, day: last }) => (
        <span key={`${label} ${last}`}>{say('freshness.ended', { name: label, date: day(last) })}</span>
      ))}
      {list.deadLinks.map(({ url, reason, detail }) => (
        <span key={url} data-url>
          {url}: {say(`freshness.link.${reason}`, { detail })}
        </span>
      ))}
      <Chips>
        {list.isStale && list.changed !== null && (
          <Chip data-look="error">{say('freshness.stale', { date: day(list.changed) })}</Chip>
        )}
        {list.placeholders > 0 && (
          <Chip data-look="error">{say('content.placeholders', { count: list.placeholders })}</Chip>
        )}
        {Object.entries(list.missing).map(([code, count]) => (
          <Chip key={code}>{say('content.missing', { language: nameOf(code), count })}</Chip>
        ))}
      </Chips>
    </li>
  );
}

/** The lists in which something is to be looked at. */
export function Freshness({ shown: { lists, isEmpty, unchecked } }: { readonly shown: SiteFreshness }) {
  const say = useSay();
  return (
    <>
      {unchecked !== null && <p role="status">{say('freshness.linksChecked', { count: unchecked })}</p>}
      {isEmpty ? (
        <p>{say('freshness.empty')}</p>
      ) : (
        <p>{say(lists.length === 0 ? 'freshness.none' : 'freshness.hint')}</p>
      )}
      <Lists>
        {lists.map((list) => (
          <ListLine key={list.name} list={list} />
        ))}
      </Lists>
    </>
  );
}

const Place = styled('div')`
  display: grid;
  justify-items: start;
  gap: 10px;
`;

interface LinkButtonProps {
  readonly isCalling: boolean;
  readonly error: unknown;
  readonly call: () => void;
}

/** Has the links called, which nobody does unasked. */
function LinkButton({ isCalling, error, call }: LinkButtonProps) {
  const say = useSay();
  return (
    <Place>
      <Button aria-disabled={isCalling} onClick={() => !isCalling && call()}>
        {say('freshness.checkLinks')}
      </Button>
      {isCalling && <p role="status">{say('freshness.checking')}</p>}
      <ProblemAlert problem={error ? problemOf(error) : null} />
    </Place>
  );
}

/** Entries that are old, have ended or were never filled in, by list. */
export function FreshnessScreen() {
  const say = useSay();
  const { language } = useDeskLanguage();
  const { data, error, refetch } = useFreshness();
  const links = useMutation({
    mutationFn: async (code: string) => {
      const path = `${freshnessPaths.links}?language=${code}`;
      return siteFreshness.parse(await changeDesk('POST', path, {}));
    },
  });
  // Titles are in the language in which the links were called.
  const called = links.variables === language.code ? links.data : undefined;
  const shown = called ?? data;
  return (
    <Screen title={say('freshness.title')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !shown && <Waiting />}
      {shown && (
        <LinkButton
          isCalling={links.isPending}
          error={links.error}
          call={() => links.mutate(language.code)}
        />
      )}
      {shown && <Freshness shown={shown} />}
    </Screen>
  );
}
