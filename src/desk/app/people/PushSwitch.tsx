import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { Done } from '../parts/ProblemAlert';
import { type DevicePush, switchOff, switchOn } from './device-push';
import { devicePushKey } from './use-device-push';

/** Switches notifications on this device on or off. */
export function PushSwitch({ state }: { readonly state: NonNullable<DevicePush> }) {
  const say = useSay();
  const client = useQueryClient();
  const { language } = useDeskLanguage();
  const change = useMutation({
    mutationFn: async () => {
      if (state === 'off') return switchOn(language.code);
      await switchOff();
      return true;
    },
    onSettled: () => client.invalidateQueries({ queryKey: devicePushKey }),
  });
  return (
    <>
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        aria-disabled={change.isPending}
        onClick={() => {
          if (!change.isPending) change.mutate();
        }}
      >
        {say(state === 'on' ? 'account.pushOff' : 'account.pushOn')}
      </Button>
      <Done text={state === 'on' ? say('account.pushIsOn') : null} />
      {change.data === false && <Notice isError>{say('account.pushDenied')}</Notice>}
      {change.error && <Notice isError>{say('account.pushFailed')}</Notice>}
    </>
  );
}
