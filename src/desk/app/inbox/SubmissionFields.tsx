import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { ContactLink, InboxSubmission } from '../../api/inbox-api';
import { Icon } from '../../../site/ui/picture/Icon';
import type { IconName } from '../../../site/ui/picture/icon-paths';
import { useSay } from '../language/use-say';

const Fields = styled('dl')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & dt {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & .value {
    max-width: var(--measure);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & .links {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
`;

const icons: Readonly<Record<ContactLink['kind'], IconName>> = {
  call: 'phone',
  whatsapp: 'message',
  sms: 'message',
  email: 'mail',
  map: 'map-pin',
};

function Contact({ link, isNamed }: { readonly link: ContactLink; readonly isNamed: boolean }) {
  const say = useSay();
  const isElsewhere = link.kind === 'whatsapp' || link.kind === 'map';
  return (
    <Button component="a" href={link.href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
      <Icon name={icons[link.kind]} />
      {say(`contact.${link.kind}`)}
      {isNamed && ` ${link.text}`}
    </Button>
  );
}

/** Values of the form, with links that call and write to the sender, and show places on a map. */
export function SubmissionFields({ fields }: Pick<InboxSubmission, 'fields'>) {
  return (
    <Fields>
      {fields.map(({ label, value, lang, links }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="value" lang={lang}>
            {value}
          </dd>
          {links.length > 0 && (
            <dd className="links">
              {links.map((link) => (
                <Contact
                  key={link.href}
                  link={link}
                  isNamed={links.filter(({ kind }) => kind === 'call').length > 1}
                />
              ))}
            </dd>
          )}
        </div>
      ))}
    </Fields>
  );
}
