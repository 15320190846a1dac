/** Properties of Emotion and of MUI's components that are not attributes. */
const noAttributes = new Set(['as', 'theme', 'ownerState', 'sx']);

/** Whether a styled element without `shouldForwardProp` gets a property as an attribute. */
export default (name: string): boolean => !noAttributes.has(name);
