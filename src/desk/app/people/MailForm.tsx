import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailSetting } from '../../api/mail-api';
import { changeDesk } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { Done } from '../parts/ProblemAlert';
import { TextField } from '../parts/TextField';
import { mailKey } from './use-own-mail';

/** Switches one's mails about new messages on or off. */
export function MailForm({ setting }: { readonly setting: MailSetting }) {
  const say = useSay();
  const client = useQueryClient();
  const { language } = useDeskLanguage();
  const [{ address, isOn }, setSetting] = useState(setting);
  const [isSaved, setSaved] = useState(false);
  const change = (changed: Partial<MailSetting>) => {
    setSaved(false);
    setSetting({ address, isOn, ...changed });
  };
  const send = async () => {
    await changeDesk('PUT', '/mail', { address, isOn, language: language.code });
    await client.invalidateQueries({ queryKey: mailKey });
    setSaved(true);
  };
  return (
    <>
      <DeskForm submit={say('account.mailSave')} send={send} isMinor>
        <FormControlLabel
          control={
            <Checkbox
              checked={isOn}
              onChange={(_event, checked) => {
                change({ isOn: checked });
              }}
            />
          }
          label={say('account.mailOn')}
        />
        <TextField
          label={say('account.mailAddress')}
          type="email"
          autoComplete="email"
          isOptional={!isOn}
          value={address}
          onChange={(text) => {
            change({ address: text });
          }}
        />
      </DeskForm>
      <Done text={isSaved ? say('account.mailSaved') : null} />
    </>
  );
}
