import { canHavePasskeys } from '../../api/passkey-place';
import { useDeskLanguage } from '../language/language-context';

/** Whether this browser can make and use passkeys at this address. */
export function usePasskeysWork(): boolean {
  const { start } = useDeskLanguage();
  return 'PublicKeyCredential' in window && canHavePasskeys(window.location.origin, start.publicAddress);
}
