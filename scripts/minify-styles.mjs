// @ts-check
// A Vite plugin that minifies the CSS in template literals, which minifiers of JavaScript leave as it is written.
import MagicString from 'magic-string';
import { parseAst, Visitor } from 'vite';

/** Emotion's functions that take CSS in a template literal: `` styled('a')`…` `` and `` keyframes`…` ``. */
const functions = ['styled', 'keyframes'];

/**
 * Removes comments and needless white space.
 *
 * @param {string} css part of a template literal, perhaps between two values @returns {string}
 */
function minify(css) {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[{};]) | (?=\{)/g, '')
    .replaceAll(/(^ ?|[{};])([\w-]+): /g, '$1$2:');
}

/** Minifies the CSS of a module. @param {string} code JavaScript @returns {MagicString} with its source map */
export function minifyStylesOf(code) {
  const changed = new MagicString(code);
  const visitor = new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      const called = tag.type === 'CallExpression' ? tag.callee : tag;
      if (called.type !== 'Identifier' || !functions.includes(called.name)) return;
      for (const { start, end } of quasi.quasis) {
        if (end > start) changed.update(start, end, minify(code.slice(start, end)));
      }
    },
  });
  visitor.visit(parseAst(code));
  return changed;
}

/** @returns {import('vite').Plugin} for the server's bundle too: Emotion names classes by their CSS */
export function minifyStyles() {
  return {
    name: 'minify-styles',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '@emotion/' },
      handler(code) {
        const changed = minifyStylesOf(code);
        return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
      },
    },
  };
}
