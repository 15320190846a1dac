import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { contentPaths, openedPreview } from '../../api/content-api';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { PhoneFrame } from './PhoneFrame';

/** The site with the person's drafts at the width of a phone. */
export function PhoneScreen() {
  const say = useSay();
  const { data, error, refetch } = useQuery({
    queryKey: ['phone-preview'],
    queryFn: async () => openedPreview.parse(await changeDesk('POST', contentPaths.preview, {})),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Screen title={say('preview.phone')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <PhoneFrame key={data.path} address={data.path} />}
      <p>
        <Link to="/changes">{say('content.toChanges')}</Link>
      </p>
    </Screen>
  );
}
