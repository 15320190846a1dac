import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { QrCode } from '../../../site/ui/print/QrCode';
import { secondFactorKey, secondFactorPath } from '../../api/second-factor-api';
import { changeDesk, problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { CodeForm } from './CodeForm';

const Place = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 16px;
  & code {
    overflow-wrap: anywhere;
  }
`;

/** The key in groups of four, as people type it. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** Sets up codes on the phone of an operator. */
export function SecondFactor({ onSet }: { readonly onSet: () => Promise<void> }) {
  const say = useSay();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => secondFactorKey.parse(await changeDesk('POST', `${secondFactorPath}/key`)),
  });
  return (
    <Place aria-labelledby="second-factor">
      <h2 id="second-factor">{say('broadcasts.factor')}</h2>
      <p>{say('broadcasts.factorHint')}</p>
      {!data && (
        <Button
          variant="contained"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {say('broadcasts.factorBegin')}
        </Button>
      )}
      <ProblemAlert problem={error && problemOf(error)} />
      {data && (
        <>
          <p>{say('broadcasts.factorScan')}</p>
          <QrCode text={data.address} label={say('broadcasts.factorQr')} width="min(220px, 100%)" />
          <p>
            {say('broadcasts.factorKey')} <code translate="no">{grouped(data.secret)}</code>
          </p>
          <CodeForm
            submit={say('broadcasts.factorConfirm')}
            send={async (code) => {
              await changeDesk('POST', secondFactorPath, { code });
              await onSet();
            }}
          />
        </>
      )}
    </Place>
  );
}
