import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { DeskPerson } from '../../api/desk-api';
import { changeDesk, problemOf } from '../call-desk';
import { forgetSavedOf } from '../content/kept-record';
import { useSay } from '../language/use-say';
import { tellOtherTabs } from '../other-tabs';
import { forgetTextsOf } from '../parts/kept-text';
import { mayNotify } from '../people/may-notify';
import { Notice } from '../parts/Notice';

/** Has the push service tell the site that the device is gone, also where the session had ended before. */
async function forgetDevice(): Promise<void> {
  if (mayNotify()) await (await import('../people/device-push')).forgetDevice();
}

/** Ends the session. What the server does not have yet stays on the device; everything else of the person leaves it. */
export function SignOut({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const signOut = useMutation({
    mutationFn: async () => {
      await changeDesk('DELETE', '/session').catch((error: unknown) => {
        if (problemOf(error) !== 'signed-out') throw error;
      });
      await forgetDevice().catch(() => undefined);
    },
    onSuccess: () => {
      tellOtherTabs('state');
      forgetTextsOf(person.name);
      forgetSavedOf(person.name);
      // A new page: nothing of the person stays in memory.
      window.location.reload();
    },
  });
  return (
    <>
      <Button onClick={() => signOut.mutate()}>{say('signOut')}</Button>
      {signOut.error && <Notice isError>{say('signOut.failed')}</Notice>}
    </>
  );
}
