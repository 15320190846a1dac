import { placeFields } from '../../engine/form/place';
import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: ({ form }, { forms }) =>
    placeFields(forms?.[form] ?? { fields: [] }).flatMap(({ list }) => list ?? []),
  forms: ({ form }) => [form],
} as const satisfies TemplateDeclaration<'form'>;
