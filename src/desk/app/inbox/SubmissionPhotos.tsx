import styled from '@emotion/styled';
import { deskApi } from '../../api/desk-api';
import type { InboxSubmission } from '../../api/inbox-api';
import { useSay } from '../language/use-say';
import { pathOfSubmission } from './inbox-changes';

const List = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  & > li {
    display: grid;
    gap: 6px;
    list-style: none;
  }
  & a > img {
    display: block;
    width: auto;
    max-width: min(240px, 100%);
    height: 180px;
    object-fit: cover;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }
  & .save {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

interface SubmissionPhotosProps {
  readonly reference: string;
  readonly photos: InboxSubmission['photos'];
}

/** Photos of a submission: each opens whole in a tab of its own, where the browser zooms it, and can be saved. */
export function SubmissionPhotos({ reference, photos }: SubmissionPhotosProps) {
  const say = useSay();
  if (photos.length === 0) return null;
  return (
    <List>
      {photos.map(({ number, label, name }) => {
        const address = `${deskApi}${pathOfSubmission(reference)}/photos/${number}`;
        return (
          <li key={number}>
            <a href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={say('submission.photo', { label, number: String(number) })} />
            </a>
            <a className="save" href={address} download={name}>
              {say('submission.savePhoto', { number: String(number) })}
            </a>
          </li>
        );
      })}
    </List>
  );
}
