import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { TextField } from '../parts/TextField';
import { type ComposedBroadcast, type Reach, reaches } from './composed-broadcast';

interface RecipientsProps {
  readonly composed: ComposedBroadcast;
  /** Names of the folders of all sites. */
  readonly sites: readonly string[];
  readonly change: (change: Partial<ComposedBroadcast>) => void;
}

const isReach = (text: string): text is Reach => reaches.some((one) => one === text);

/** The sites that a broadcast is for. */
export function Recipients({ composed, sites, change }: RecipientsProps) {
  const say = useSay();
  const { reach, chosen, talukas } = composed;
  return (
    <>
      <ChoiceField
        label={say('broadcasts.reach')}
        choices={reaches.map((value) => ({ value, label: say(`broadcasts.reach.${value}`) }))}
        value={reach}
        onChange={(value) => {
          if (isReach(value)) change({ reach: value });
        }}
      />
      {reach === 'sites' && (
        <FormGroup role="group" aria-label={say('broadcasts.reach.sites')}>
          {sites.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox
                  checked={chosen.includes(name)}
                  onChange={({ target }) => {
                    const others = chosen.filter((one) => one !== name);
                    change({ chosen: target.checked ? [...others, name] : others });
                  }}
                />
              }
            />
          ))}
        </FormGroup>
      )}
      {reach === 'talukas' && (
        <TextField
          label={say('broadcasts.talukas')}
          hint={say('broadcasts.talukasHint')}
          value={talukas}
          onChange={(text) => {
            change({ talukas: text });
          }}
        />
      )}
    </>
  );
}
