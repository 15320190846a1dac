import { useIntl } from 'react-intl';
import { useContent } from '../content';
import { Note } from './Note';

/** What happens to a submission, with a link to the site's privacy policy (B4.8.7). */
export function PrivacyNote() {
  const { context, pageAddress } = useContent();
  const intl = useIntl();
  const page = context.site.config.submissions?.privacyPage;
  return (
    <Note>
      <span>
        {intl.formatMessage({ id: 'form.privacyNote' })}
        {page !== undefined && (
          <>
            {' '}
            <a href={pageAddress(page)}>{intl.formatMessage({ id: 'form.privacyLink' })}</a>
          </>
        )}
      </span>
    </Note>
  );
}
