import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { elsewherePath, type OldValue, oldValues } from '../../api/elsewhere-api';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { recordPlace } from './record-place';
import { useContentQuery } from './use-content';

const Places = styled('ul')`
  display: grid;
  gap: 6px;
  padding-block: 4px 8px;
  overflow-wrap: anywhere;
  & a {
    color: inherit;
  }
`;

type Place = OldValue['places'][number];

function placeOf({ list, id, field }: Place): string {
  return `${recordPlace(list, id)}?field=${encodeURIComponent(field)}`;
}

/** Old telephone numbers, addresses and hours, each with links to where they still stand. */
export function OldValueLinks({ values }: { readonly values: readonly OldValue[] }) {
  const say = useSay();
  if (values.length === 0) return null;
  return (
    <Notice>
      {values.map(({ value, places }) => (
        <div key={value}>
          <p>{say('elsewhere.value', { value, count: places.length })}</p>
          <Places>
            {places.map((place) => (
              <li key={placeOf(place)}>
                <Link to={placeOf(place)}>
                  {place.title}: {place.label}
                </Link>{' '}
                ({place.fieldTitle})
              </li>
            ))}
          </Places>
        </div>
      ))}
    </Notice>
  );
}

interface OldValuesProps {
  /** The record whose old values are shown; without it, those of all own changes. */
  readonly of?: { readonly list: string; readonly id: string };
  /** Whether the server has what was typed. */
  readonly isSaved: boolean;
}

/** Where old values of the own changes still stand, asked for again whenever a change is saved. */
export function OldValues({ of, isSaved }: OldValuesProps) {
  const { data } = useContentQuery(oldValues, elsewherePath, isSaved);
  const values = data?.values ?? [];
  return (
    <div role="status">
      <OldValueLinks
        values={of ? values.filter(({ list, id }) => list === of.list && id === of.id) : values}
      />
    </div>
  );
}
