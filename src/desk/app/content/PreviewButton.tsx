import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { contentPaths, openedPreview } from '../../api/content-api';
import { changeDesk, problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';

const Place = styled('div')`
  display: grid;
  justify-items: start;
  gap: 10px;
`;

interface PreviewButtonProps {
  /** The list that is edited: its page is opened first. */
  readonly list?: string;
  /** Opens the preview, instead of one of the person's drafts. */
  readonly path?: string;
  /** Sent to it. */
  readonly body?: object;
}

/** Opens the site with drafts in a new tab. */
export function PreviewButton({ list, path: opener, body = {} }: PreviewButtonProps) {
  const say = useSay();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (tab: Window | null) => {
      const { path } = openedPreview.parse(await changeDesk('POST', opener ?? contentPaths.preview, body));
      const address = list === undefined ? path : `${path}?${new URLSearchParams({ list }).toString()}`;
      if (tab) tab.location.href = address;
      else window.location.href = address;
    },
    onError: (_, tab) => tab?.close(),
  });
  return (
    <Place>
      <Button
        aria-disabled={isPending}
        onClick={() => {
          // Browsers open a tab for a click only, and not once the server has answered.
          if (!isPending) mutate(window.open('', '_blank'));
        }}
      >
        {say('content.openPreview')}
      </Button>
      {opener === undefined && <Link to="/preview">{say('preview.phone')}</Link>}
      <ProblemAlert problem={error && problemOf(error)} />
    </Place>
  );
}
