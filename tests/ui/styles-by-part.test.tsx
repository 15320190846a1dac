import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled/base';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server.edge';
import { describe, expect, it } from 'vitest';
import { LaterStyles } from '../../src/ui/theme/LaterStyles';
import { createStyleCache } from '../../src/ui/theme/style-cache';
import { stylesByPart } from '../../src/ui/theme/styles-by-part';

const First = styled('p')`
  color: red;
`;

const Second = styled('p')`
  color: blue;
`;

const Third = styled('p')`
  color: green;
`;

function styledHtml(parts: React.ReactNode) {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  return stylesByPart(renderToString(<CacheProvider value={cache}>{parts}</CacheProvider>), cache, emotion);
}

describe('the styles of a page', () => {
  const { html, css, laterCss, styleIds } = styledHtml(
    <div>
      <First />
      <LaterStyles />
      <Second />
      <First />
      <LaterStyles />
      <Third />
      <Second />
    </div>,
  );

  it('are in the head for what precedes all places for later styles', () => {
    expect(css).toMatch(/^\.css-\w+\{color:red;\}$/);
  });

  it('are once in the HTML, before what first needs them', () => {
    expect(laterCss).toEqual([
      expect.stringMatching(/^\.css-\w+\{color:blue;\}$/),
      expect.stringMatching(/^\.css-\w+\{color:green;\}$/),
    ]);
    const [second = '', third = ''] = laterCss;
    expect(html.match(/<style>.*?<\/style>|<p/g)).toEqual([
      '<p',
      `<style>${second}</style>`,
      '<p',
      '<p',
      `<style>${third}</style>`,
      '<p',
      '<p',
    ]);
  });

  it('are all known to Emotion in the browser', () => {
    const all = [css, ...laterCss].join('');
    expect(styleIds.map((id) => `.css-${id}{`)).toEqual(all.match(/\.css-\w+\{/g));
  });

  it('are all in the head of a page without a place for later ones', () => {
    const alone = styledHtml(<First />);
    expect(alone.html).toMatch(/^<p/);
    expect(alone).toMatchObject({ css, laterCss: [], styleIds: styleIds.slice(0, 1) });
  });
});
