// @ts-check
// Rules of this project for the linter: each reports the nodes that its selectors match
// (docs/decisions/0016-import-rules-and-lint.md).

/** @typedef {{ readonly node: unknown, readonly message: string }} Problem */
/** @typedef {{ readonly report: (problem: Problem) => void }} Context */

/** @param {string} message @param {readonly string[]} selectors as in ESLint */
const restrict = (message, ...selectors) => ({
  create: (/** @type {Context} */ context) => {
    const report = (/** @type {unknown} */ node) => context.report({ node, message });
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
});

const letters = '[value=/\\p{L}/u]';
const spoken = '/^(alt|title|label|placeholder|aria-label|aria-description|aria-roledescription)$/';

/** Words written into JSX; signs are allowed. */
const untranslatedText = restrict(
  'Words that a visitor reads or hears are messages: useIntl().formatMessage({ id }).',
  `JSXText${letters}`,
  `JSXElement > JSXExpressionContainer > Literal${letters}`,
  `JSXAttribute[name.name=${spoken}] > Literal${letters}`,
);

const discarded = [
  '[argument.type=/^(?:Call|Assignment|Sequence)Expression$/]',
  // In parentheses with a type, or after `?.`.
  '[argument.expression.type="CallExpression"]',
  '[argument.raw="0"]',
];

/** Reports what typescript/no-meaningless-void-operator of typescript-eslint does and that of Oxlint does not. */
const voidOfCall = restrict(
  'void is for calls and assignments whose value is not used.',
  `UnaryExpression[operator="void"]:not(${discarded.join(', ')})`,
);

const privateMembers = [
  '> :matches(PropertyDefinition, MethodDefinition)[key.type="PrivateIdentifier"]',
  '> :matches(PropertyDefinition, MethodDefinition)[accessibility="private"]',
  'TSParameterProperty[accessibility="private"]',
];

/** In place of @typescript-eslint/no-unsafe-class-instance-assignment, which Oxlint lacks. */
const nominalClass = restrict(
  'Give the class a private member: TypeScript then accepts only its instances where the class is expected.',
  `:matches(ClassDeclaration, ClassExpression)[superClass=null] > ClassBody:not(:has(${privateMembers.join(', ')}))`,
);

/** In place of @typescript-eslint/no-unsafe-enum-assignment, which Oxlint lacks: a union accepts no other value. */
const noEnum = restrict('Use a union of literals.', 'TSEnumDeclaration');

export default {
  meta: { name: 'site' },
  rules: {
    'untranslated-text': untranslatedText,
    'void-of-call': voidOfCall,
    'nominal-class': nominalClass,
    'no-enum': noEnum,
  },
};
