import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: ({ social, ...section }) => (social ? [section, social] : [section]),
  check: ({ mapView, bind }) =>
    mapView === undefined || bind.map !== undefined
      ? []
      : [
          {
            path: ['mapView'],
            message: 'There is no map to show: “bind.map” is missing.',
            hint: 'Bind “map” to a field with an address, or remove “mapView”.',
          },
        ],
} as const satisfies TemplateDeclaration<'contact'>;
