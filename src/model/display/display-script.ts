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
 * tab changes them or the browser shows a kept page (B12.1.4). Inline, so that it delays the page by no request. Stored
 * values that a site does not know have no effect.
 */
export function displayScript(darkScheme: DarkScheme): string {
  const allowed = [
    [schemeStorageName, schemesOf(darkScheme).join('|')],
    [textSizeStorageName, Object.keys(textSizes).join('|')],
  ];
  const steps = allowed.map(
    ([name, values]) =>
      `v=s.getItem('${name}');if(/^(${values})$/.test(v))d.${name}=v;else delete d.${name};`,
  );
  return [
    "(()=>{let d=document.documentElement.dataset,m=document.querySelector('[name=theme-color]'),a='media',q=m.getAttribute(a),",
    `f=()=>{try{let s=localStorage,v;${steps.join('')}`,
    `m.setAttribute(a,(v=d.${schemeStorageName})?v=='dark'?'${chosenDarkMedia('dark')}':'${chosenDarkMedia('light')}':q)}catch{}};`,
    "f();addEventListener('storage',f);addEventListener('pageshow',f)})()",
  ].join('');
}
