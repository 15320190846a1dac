import type { DarkScheme } from '../site-config.generated';
import {
  chosenDarkMedia,
  schemesOf,
  schemeStorageName,
  textSizes,
  textSizeStorageName,
} from './display-choices';

/**
 * The script of the head that applies the stored scheme and text size before the page is painted, and again when another
 * tab changes them or the browser shows a kept page (B11.4.4). Inline, so that it delays the page by no request. Stored
 * values that a site does not know have no effect.
 */
export function displayScript(darkScheme: DarkScheme): string {
  const names = [schemeStorageName, textSizeStorageName].map((name) => `'${name}'`).join();
  const values = [...schemesOf(darkScheme), ...Object.keys(textSizes)].join('|');
  return [
    "(()=>{let d=document.documentElement.dataset,m=document.querySelector('[name=theme-color]'),q=m.media,",
    `f=()=>{try{for(let k of[${names}]){let v=localStorage[k];/^(${values})$/.test(v)?d[k]=v:delete d[k]}`,
    `let s=d.${schemeStorageName};m.media=s?s=='dark'?'${chosenDarkMedia('dark')}':'${chosenDarkMedia('light')}':q}catch{}};`,
    "f();addEventListener('storage',f);addEventListener('pageshow',f)})()",
  ].join('');
}
