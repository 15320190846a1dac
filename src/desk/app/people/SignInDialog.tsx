import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useSay } from '../language/use-say';
import { SignInForm } from './SignInForm';

/** Asks to sign in again over the screen, which keeps what was typed. @param name who was signed in */
export function SignInDialog({ name }: { readonly name: string }) {
  const say = useSay();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{say('signIn.again')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '16px' }}>
        <p>{say('signIn.kept')}</p>
        <SignInForm name={name} />
      </DialogContent>
    </Dialog>
  );
}
