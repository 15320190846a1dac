import { expect, test } from 'vitest';
import { minifyStylesOf } from '../scripts/minify-styles.mjs';

test('comments and needless white space go, values and what separates selectors stay', () => {
  const code = [
    "const Row = styled('ul', { shouldForwardProp })`",
    '  /* Two columns: one for each. */',
    '  margin: 0 auto;',
    '  & > li:not(:last-child) > a::before {',
    "    content: 'a: b';",
    '    ${dots}',
    '  }',
    '  ${({ theme }) => theme.wide} {',
    '    padding-inline: calc(1px + 2em) 0;',
    '  }',
    '`;',
  ].join('\n');
  expect(minifyStylesOf(code).toString()).toBe(
    "const Row = styled('ul', { shouldForwardProp })` margin:0 auto;" +
      "& > li:not(:last-child) > a::before{content:'a: b';${dots} }${({ theme }) => theme.wide}{" +
      'padding-inline:calc(1px + 2em) 0;}`;',
  );
});

test('keyframes are styles, other template literals are not', () => {
  expect(minifyStylesOf('keyframes`\n  from { opacity: 0 }\n`; html`a {  b: c }`').toString()).toBe(
    'keyframes` from{opacity:0 }`; html`a {  b: c }`',
  );
});
