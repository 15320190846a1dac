/** Properties of Emotion that are not attributes. */
const noAttributes = new Set(['as', 'theme']);

/** Whether a styled element without `shouldForwardProp` gets a property as an attribute. */
export default (name: string): boolean => !noAttributes.has(name);
