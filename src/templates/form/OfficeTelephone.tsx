import { fieldText } from '../../engine/record/record';
import { telephoneParts } from '../../engine/record/telephone-parts';
import { useContent } from '../content';

/** The council's telephone numbers, for a message that cannot be sent; nothing where none of them can be dialled. */
export function OfficeTelephone() {
  const { council, context } = useContent();
  const field = context.site.config.council.bind.telephone;
  const text = council && field !== undefined ? fieldText(council, field) : null;
  if (!council || field === undefined || text === null) return null;
  const parts = telephoneParts(council, field, text);
  if (parts.every(({ href }) => href === null)) return null;
  return (
    <p>
      {context.translate('form.telephone')}{' '}
      {parts.map(({ text: part, href }, index) =>
        href === null ? (
          part
        ) : (
          <a key={index} href={href}>
            {part}
          </a>
        ),
      )}
    </p>
  );
}
