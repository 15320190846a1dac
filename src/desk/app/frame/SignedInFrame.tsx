import { type ReactNode, useState } from 'react';
import type { DeskPerson } from '../../api/desk-api';
import { hasRight } from '../../api/roles';
import { MuiTheme } from '../../../site/ui/control/MuiTheme';
import { DeskFrame } from './DeskFrame';
import { DeskMenu } from './DeskMenu';
import { SignOut } from './SignOut';

interface SignedInFrameProps {
  readonly person: DeskPerson;
  readonly children: ReactNode;
}

/** Frame of the screens of a person who is signed in: with the menu, and with MUI, which signing in loads without. */
export function SignedInFrame({ person, children }: SignedInFrameProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MuiTheme>
      <DeskFrame
        own={<SignOut person={person} />}
        menu={<DeskMenu person={person} isOpen={isOpen} open={setIsOpen} />}
        isOperator={hasRight(person.role, 'sites')}
        isOpen={isOpen}
      >
        {children}
      </DeskFrame>
    </MuiTheme>
  );
}
