import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { PublishedBroadcasts } from '../../api/broadcasts-api';
import { textLists } from '../../api/text-lists';
import { useContentList, useOverview } from '../content/use-content';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { BroadcastForm } from './BroadcastForm';
import { composedOf, newBroadcast } from './composed-broadcast';
import { useBroadcasts, useBroadcastTexts, useSites } from './use-broadcasts';

interface ListBroadcastProps {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: PublishedBroadcasts;
}

/** The form of a broadcast for a list, with the fields of the list at this site. */
function ListBroadcast({ name, id, data }: ListBroadcastProps) {
  const list = useContentList(name);
  const sites = useSites();
  const isText = name === textLists.messages;
  const texts = useBroadcastTexts(isText);
  const error = list.error ?? sites.error ?? texts.error;
  const retry = () => {
    void list.refetch();
    void sites.refetch();
    if (isText) void texts.refetch();
  };
  if (error) return <Failure error={error} retry={retry} />;
  if (!list.data || !sites.data || (isText && !texts.data)) return <Waiting />;
  const known = data.broadcasts.find((one) => one.id === id);
  return (
    <BroadcastForm
      list={{ ...list.data, records: texts.data?.texts ?? list.data.records }}
      start={known ? composedOf(known) : newBroadcast(name)}
      {...(known && { id: known.id })}
      sites={sites.data.sites.map((site) => site.name)}
      version={data.version}
    />
  );
}

/** Chooses the list of a new broadcast; that of a published one stays. */
function ComposedList({ id, data }: Omit<ListBroadcastProps, 'name'>) {
  const say = useSay();
  const { data: overview, error, refetch } = useOverview();
  const known = data.broadcasts.find((one) => one.id === id);
  const [chosen, setChosen] = useState(known?.draft.list ?? '');
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!overview) return <Waiting />;
  const lists = overview.lists.filter(
    ({ name, only }) => name === textLists.messages || (!name.startsWith('~') && only === null),
  );
  const none = { value: '', label: say('broadcasts.chooseList') };
  return (
    <>
      {!known && (
        <ChoiceField
          label={say('broadcasts.list')}
          choices={[none, ...lists.map(({ name, title }) => ({ value: name, label: title }))]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {chosen !== '' && <ListBroadcast key={chosen} name={chosen} id={id} data={data} />}
    </>
  );
}

/** A new broadcast, or one that is changed. */
export function BroadcastScreen() {
  const say = useSay();
  const { id } = useParams();
  const { data, error, refetch } = useBroadcasts();
  return (
    <Screen title={say(id === undefined ? 'broadcasts.new' : 'broadcasts.change')}>
      <p>
        <Link to="/sites/broadcasts">{say('broadcasts.back')}</Link>
      </p>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <ComposedList id={id} data={data} />}
    </Screen>
  );
}
