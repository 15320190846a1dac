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

interface MailFormProps {
  readonly setting: MailSetting;
  /** Whether the person may read messages. */
  readonly isReader: boolean;
}

/** Switches one's mails on or off. */
export function MailForm({ setting, isReader }: MailFormProps) {
  const say = useSay();
  const client = useQueryClient();
  const { language } = useDeskLanguage();
  const [{ address, isOn, hasDigest }, setSetting] = useState(setting);
  const [isSaved, setSaved] = useState(false);
  const change = (changed: Partial<MailSetting>) => {
    setSaved(false);
    setSetting({ address, isOn, hasDigest, ...changed });
  };
  const box = (
    label: 'account.mailOn' | 'account.digestOn',
    isTicked: boolean,
    changed: (isChecked: boolean) => Partial<MailSetting>,
  ) => (
    <FormControlLabel
      control={
        <Checkbox
          checked={isTicked}
          onChange={(_event, isChecked) => {
            change(changed(isChecked));
          }}
        />
      }
      label={say(label)}
    />
  );
  const send = async () => {
    await changeDesk('PUT', '/mail', { address, isOn, hasDigest, language: language.code });
    await client.invalidateQueries({ queryKey: mailKey });
    setSaved(true);
  };
  return (
    <>
      <DeskForm submit={say('account.mailSave')} send={send} isMinor>
        {isReader && box('account.mailOn', isOn, (checked) => ({ isOn: checked }))}
        {box('account.digestOn', hasDigest, (checked) => ({ hasDigest: checked }))}
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
