import { sectionMistake, type TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: ({ social, ...section }) => (social ? [section, social] : [section]),
  check: ({ mapView, bind }) =>
    mapView === undefined || bind.map !== undefined
      ? []
      : [{ path: ['mapView'], ...sectionMistake('section.noMap') }],
} as const satisfies TemplateDeclaration<'contact'>;
