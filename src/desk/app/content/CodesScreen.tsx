import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import styled from '@emotion/styled';
import { Link, useParams } from 'react-router-dom';
import { QrCode } from '../../../site/ui/print/QrCode';
import type { ContentList } from '../../api/content-api';
import { valueText } from '../../api/value-text';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { useContentList } from './use-content';

/** Four codes in a row and six rows on a sheet of A4. */
const Sheet = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(44mm, 50% - 1mm), 1fr));
  gap: 1mm 2mm;
  & > li {
    display: grid;
    justify-items: center;
    align-content: start;
    min-height: 44mm;
    padding: 0.5mm 1mm;
    border: 1px dashed var(--line-strong);
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  & b {
    font-size: 12pt;
  }
  & span {
    font-size: 8pt;
  }
  & code {
    font-size: 7pt;
  }
`;

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
`;

/** Prints the codes alone. */
const printed = {
  '@page': { size: 'A4', margin: '10mm' },
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-codes], [data-codes] *': { visibility: 'visible' },
    '[data-codes]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, width: '190mm' },
  },
} as const;

interface Code {
  readonly key: string;
  readonly number: string;
  readonly label: string;
  readonly address: string;
}

/** The codes of the published records of a list. */
function codesOf({ codes, records }: ContentList, language: string): readonly Code[] {
  if (!codes) return [];
  return records.flatMap(({ record, state }) => {
    const key = valueText(record[codes.key], language);
    if (key === '' || state === 'added') return [];
    const number = codes.number === null ? key : valueText(record[codes.number], language);
    const address = codes.address + encodeURIComponent(key);
    return [{ key, number, label: valueText(record[codes.label], language), address }];
  });
}

/** An address as people type it: without its scheme, and broken after its host. */
function Address({ of }: { readonly of: string }) {
  const [host = '', ...path] = of.replace(/^https?:\/\//, '').split('/');
  return (
    <code>
      {host}
      <wbr />/{path.join('/')}
    </code>
  );
}

/** The codes of a list, and a button that prints them. */
export function Codes({ list }: { readonly list: ContentList }) {
  const say = useSay();
  const { language } = useDeskLanguage();
  const codes = codesOf(list, language.code);
  return (
    <>
      <GlobalStyles styles={printed} />
      <p>{say(codes.length === 0 ? 'codes.none' : 'codes.hint')}</p>
      {codes.length > 0 && (
        <Actions>
          <Button
            variant="contained"
            onClick={() => {
              window.print();
            }}
          >
            {say('codes.print')}
          </Button>
        </Actions>
      )}
      <Sheet data-codes>
        {codes.map(({ key, number, label, address }) => (
          <li key={key}>
            <QrCode text={address} label={number} width="25mm" />
            <b>{number}</b>
            <span>{label}</span>
            <Address of={address} />
          </li>
        ))}
      </Sheet>
    </>
  );
}

/** QR codes of the records of a list for printing, each with its number and its address in plain letters (B11.17.7). */
export function CodesScreen() {
  const say = useSay();
  const { list: name = '' } = useParams();
  const { data, error, refetch } = useContentList(name);
  return (
    <Screen title={say('codes.title')}>
      <p>
        <Link to={`/content/${encodeURIComponent(name)}`}>{data?.title ?? say('content.back')}</Link>
      </p>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <Codes list={data} />}
    </Screen>
  );
}
