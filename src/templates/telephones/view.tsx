import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { Icon } from '../../site/ui/picture/Icon';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import type { SectionOf } from '../declaration';
import { Records } from '../shared/Records';
import { bindTelephones, type TelephoneEntry } from './bind';

const Entries = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 12px;
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;

const Entry = styled('li')`
  ${surfaceStyles}
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;
  break-inside: avoid;
  & > div {
    flex: 1 1 9em;
    min-width: 0;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
  }
`;

const Dial = styled('a')`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
  min-height: 48px;
  font-size: 1.5rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  & > svg {
    font-size: 20px;
  }
`;

function TelephoneItem({ entry: { title, body, numbers } }: { readonly entry: TelephoneEntry }) {
  return (
    <Entry>
      <div>
        {title && (
          <b>
            <TextWithLang of={title} />
          </b>
        )}
        {body && <TextWithLang of={body} />}
      </div>
      <p>
        {numbers.map(({ text, href }, index) =>
          href === null ? (
            <span key={index}>{text}</span>
          ) : (
            <Dial key={index} href={href} aria-label={title ? `${title.text}: ${text}` : undefined}>
              <Icon name="phone" />
              {text}
            </Dial>
          ),
        )}
      </p>
    </Entry>
  );
}

const skeleton = (
  <Entries>
    {Array.from({ length: 4 }, (_, index) => (
      <Entry key={index}>
        <Skeleton style={{ height: 48 }} />
      </Entry>
    ))}
  </Entries>
);

/** Names with their telephone numbers, each a large link that dials it. */
export function TelephonesTemplate({ section }: { readonly section: SectionOf<'telephones'> }) {
  return (
    <Records of={section} skeleton={skeleton}>
      {(records, context) => (
        <Entries>
          {bindTelephones(section, records, context).map((entry) => (
            <TelephoneItem key={entry.key} entry={entry} />
          ))}
        </Entries>
      )}
    </Records>
  );
}
