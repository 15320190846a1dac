import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signInNames, type SignInNames } from '../../api/sign-in-names-api';
import { changeDesk, readDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { Done } from '../parts/ProblemAlert';
import { Failure, Waiting } from '../parts/States';
import { TextField } from '../parts/TextField';

const namesKey = ['sign-in-names'];
const path = '/sign-in-names';

function NamesForm({ names }: { readonly names: SignInNames }) {
  const say = useSay();
  const client = useQueryClient();
  const [{ mobile, shortName }, setNames] = useState(names);
  const [isSaved, setSaved] = useState(false);
  const change = (changed: Partial<SignInNames>) => {
    setSaved(false);
    setNames({ mobile, shortName, ...changed });
  };
  const send = async () => {
    const kept = signInNames.parse(await changeDesk('PUT', path, { mobile, shortName }));
    client.setQueryData(namesKey, kept);
    setNames(kept);
    setSaved(true);
  };
  return (
    <>
      <DeskForm submit={say('account.namesSave')} send={send} isMinor>
        <TextField
          label={say('account.mobile')}
          type="tel"
          autoComplete="tel"
          isOptional
          value={mobile}
          onChange={(text) => {
            change({ mobile: text });
          }}
        />
        <TextField
          label={say('account.shortName')}
          hint={say('account.shortNameHint')}
          autoComplete="nickname"
          isOptional
          value={shortName}
          onChange={(text) => {
            change({ shortName: text });
          }}
        />
      </DeskForm>
      <Done text={isSaved ? say('account.namesSaved') : null} />
    </>
  );
}

/** Shows and changes what a person signs in with besides the name. */
export function SignInNamesForm() {
  const { data, error, refetch } = useQuery({
    queryKey: namesKey,
    queryFn: () => readDesk(signInNames, path),
  });
  if (data) return <NamesForm names={data} />;
  return error ? <Failure error={error} retry={() => void refetch()} /> : <Waiting />;
}
