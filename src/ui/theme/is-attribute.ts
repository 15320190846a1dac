/** Properties of MUI's components that are not attributes. */
const ofMui = new Set(['theme', 'ownerState', 'sx']);

/** Whether a styled element without `shouldForwardProp` gets a property as an attribute. */
export default (name: string): boolean => !ofMui.has(name);
