import { useIntl } from 'react-intl';
import { IconLink } from '../ui/control/IconButton';
import { Icon } from '../ui/picture/Icon';
import { useSite } from '../context/use-site';

function focusField(): void {
  document.querySelector<HTMLElement>('[data-search-field]')?.focus();
}

/** The button of the header that leads to the field of the search; nothing on a site without one (B10.10.1). */
export function SearchLink() {
  const intl = useIntl();
  const { searchPath } = useSite().site;
  if (searchPath === null) return null;
  return (
    <IconLink
      to={searchPath}
      aria-label={intl.formatMessage({ id: 'shell.search' })}
      data-search=""
      onClick={focusField}
    >
      <Icon name="search" />
    </IconLink>
  );
}
