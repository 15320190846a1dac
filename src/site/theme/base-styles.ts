import type { Display, Language } from '../../engine/site-config.generated';
import { textSizes } from '../../engine/display/display-choices';
import { textDirection } from '../../engine/language/text-direction';
import { languageScript } from '../../engine/language/language-script';
import { languageTag } from '../../engine/language/language-tag';
import { deviceFontStack, fontStack, scriptFontStack } from '../fonts/font-stack';
import type { SiteFonts } from '../fonts/site-fonts';

/** Scripts with signs above and below their letters, or letters that descend far, need higher lines. */
const tall = '--text:1.0625rem;--lead:1.8;--head:1.5;--control:1rem;--measure:34em';

/** Type sizes of a script: body, line height, headings, controls, line length. */
const typeOf: Readonly<Record<string, string>> = {
  Gujr: '--text:1.125rem;--lead:1.7;--head:1.4;--control:1.0625rem;--measure:34em',
  Deva: '--text:1.125rem;--lead:1.7;--head:1.45;--control:1.0625rem;--measure:34em',
  Knda: tall,
  Telu: tall,
  Mlym: tall,
  Taml: tall,
  Arab: '--text:1.1875rem;--lead:1.9;--head:1.6;--control:1.125rem;--measure:34em',
  Latn: '--text:1.0625rem;--lead:1.6;--head:1.25;--control:1rem;--measure:68ch',
};

/** Latin text on a page of another script keeps the fonts of the page, whose stack has a Latin family. */
function languageStyles(language: Language, fonts: SiteFonts): string {
  const script = languageScript(language.locale) || 'Latn';
  const selector = `:lang(${languageTag(language)})`;
  return [
    `${selector}{${typeOf[script] ?? typeOf.Gujr}}`,
    `${script === 'Latn' ? ':root' : ''}${selector}{--script-fonts:${scriptFontStack(script, fonts)};--device-fonts:${deviceFontStack(script)};--fonts:${fontStack(script, fonts)};font-family:var(--fonts)}`,
  ].join('');
}

/**
 * For pages from right to left: mirrors icons that point in the direction of reading, keeps the order of telephone
 * numbers, and lays carousels out as keen-slider expects with its option `rtl`.
 */
const rightToLeft = [
  'svg[data-directional]{scale:-1 1}',
  'a[href^="tel:"]{unicode-bidi:plaintext}',
  'ul[data-carousel=started]:not([data-keen-slider-disabled]){direction:ltr}',
  'ul[data-carousel]>li{direction:rtl}',
]
  .map((rule) => `[dir=rtl] ${rule}`)
  .join('\n');

/** The text sizes that visitors choose; paper has its own. */
const chosenSizes = Object.entries(textSizes)
  .filter(([name]) => name !== 'normal')
  .map(([name, share]) => `@media screen{:root[data-text-size=${name}]{font-size:${share}%}}`)
  .join('\n');

/** Base styles of every page: type per language, spacing, focus ring, reduced motion, print. */
export function baseStyles(
  languages: readonly Language[],
  fonts: SiteFonts,
  { wideFrom }: Pick<Display, 'wideFrom'>,
): string {
  return `
/* On phones, larger text in the header would leave no room for the council's name. */
:root{--small:1rem;--h1:1.75rem;--h2:1.375rem;--h3:1.1875rem;--gutter:16px;--gap:32px;--header-control:min(var(--control),5.6vw);${typeOf.Gujr}}
${languages.map((language) => languageStyles(language, fonts)).join('\n')}
@media (min-width:768px){:root{--gutter:24px}}
@media (min-width:${wideFrom}px){:root{--gutter:32px;--gap:48px;--h1:2.5rem;--h2:1.625rem;--h3:1.25rem}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
${chosenSizes}
body{margin:0;background:var(--ground);color:var(--ink);font-size:var(--text);font-weight:400;line-height:var(--lead);overflow-wrap:break-word;hyphens:auto;hyphenate-limit-chars:14 5 5}
h1,h2,h3,p,ul,ol,dl,dd,figure,table{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{font-weight:700;line-height:var(--head);text-wrap:balance}
h1{font-size:var(--h1)}h2{font-size:var(--h2)}h3{font-size:var(--h3)}
b,strong{font-weight:700}
img{display:block;max-width:100%;height:auto;background:var(--sunken);filter:var(--picture)}
a{color:var(--accent);text-underline-offset:.22em;text-decoration-thickness:1px}
a:hover{color:var(--accent-hover);text-decoration-thickness:2px}
button,select,input,textarea{font:inherit;color:inherit}
button{cursor:pointer}
/* Nothing waits where no script would show it. */
html:not([data-scripts]){--offscreen:visible}
:focus-visible{outline:2px solid transparent;box-shadow:0 0 0 2px var(--focus),0 0 0 5px var(--focus-halo);border-radius:var(--radius-control)}
[tabindex="-1"]:focus-visible{box-shadow:none;outline:none}
[hidden]{display:none!important}
/* Until the summary arrives, browsers show a label of their own, with letters that the font inside the page may lack. */
details:empty{display:none}
main{padding-block-start:24px;padding-block-end:var(--gap);min-height:40vh}
/* The footer of a short page is at the bottom of a tall screen. Pages on phones are taller than the screen. */
@media screen and (min-width:640px){#root{display:flex;flex-direction:column;min-height:100vh}main{flex:1 0 auto}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline:3px solid Highlight}svg{color:inherit!important}h1::before,h2::before{display:none}}
@page{size:A4;margin:12mm 12mm 16mm;@bottom-left{content:var(--print-line,"");font-size:9pt;overflow-wrap:anywhere}@bottom-right{content:counter(page) " / " counter(pages);font-size:9pt}}
@media print{:root{--gutter:0px}body{background:#fff;color:#000;font-size:11pt}a{color:#000!important}main{padding:4mm 0 0;min-height:0}h1,h2,h3{break-after:avoid}h1::before,h2::before{display:none}li,tr{break-inside:avoid}
/* In a grid, items that move to the next sheet would lie on what follows. */
[data-columns],[data-sections],[data-columns] [data-sections]>:has(>section~section){display:block!important}[data-sections]>*,[data-columns] section{margin-bottom:4mm}[data-last-updated]{margin-top:4mm!important}}
${languages.some((language) => textDirection(language) === 'rtl') ? rightToLeft : ''}`;
}
