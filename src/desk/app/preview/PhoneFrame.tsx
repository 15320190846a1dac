import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { prefixedPath, resolvePath } from '../../../engine/page/page-url';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';

const Place = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 362px;
  & > iframe {
    width: 100%;
    height: 640px;
    border: 1px solid var(--line-strong);
    background: var(--surface);
  }
`;

/** The site in a frame as wide as a phone, beginning at an address, in a language to choose. */
export function PhoneFrame({ address }: { readonly address: string }) {
  const say = useSay();
  const { start, language } = useDeskLanguage();
  const { languages } = start;
  const [code, setCode] = useState(language.code);
  const [src, setSrc] = useState(address);
  const frame = useRef<HTMLIFrameElement>(null);
  const choose = (chosen: string) => {
    const shown = frame.current?.contentWindow?.location.pathname ?? '/';
    const { prefix } = resolvePath({ languages, pages: [] }, shown);
    const path = shown.startsWith('/desk') ? '/' : shown.slice(prefix.length) || '/';
    setCode(chosen);
    setSrc(prefixedPath(chosen, path));
  };
  return (
    <Place>
      {languages.list.length > 1 && (
        <ChoiceField
          label={say('preview.language')}
          choices={languages.list.map(({ code: value, name }) => ({ value, label: name }))}
          value={code}
          onChange={choose}
        />
      )}
      <iframe ref={frame} src={src} title={say('preview.frame')} />
    </Place>
  );
}
