import styled from '@emotion/styled';
import { Screen } from '../parts/Screen';
import { useSay } from '../language/use-say';

const command = 'npm run desk -- invite NAME --role publisher';

const Command = styled('pre')`
  margin: 0;
  padding: 14px 16px;
  border-radius: var(--radius-control);
  background: var(--sunken);
  font-size: var(--small);
  white-space: pre-wrap;
`;

/** How the first person is invited: nothing else is shown until somebody can sign in. */
export function NobodyScreen() {
  const say = useSay();
  return (
    <Screen title={say('nobody.title')} isNarrow>
      <p>{say('nobody.text')}</p>
      <p>{say('nobody.command')}</p>
      <Command translate="no">{command}</Command>
      <p>{say('nobody.then')}</p>
    </Screen>
  );
}
