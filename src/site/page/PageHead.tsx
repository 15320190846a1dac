import type { Page } from '../../engine/site-config.generated';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { useTranslate } from '../context/use-translate';
import { Breadcrumb } from './Breadcrumb';
import { PageHeading } from './PageHeading';

interface PageHeadProps {
  /** Heading for screen readers only, on a page that shows none. */
  readonly heading: Page['heading'];
  readonly title: string;
}

/** Breadcrumb and heading of a page (B2.3.3). */
export function PageHead({ heading, title }: PageHeadProps) {
  const translate = useTranslate();
  if (heading !== undefined) {
    return (
      <VisuallyHidden as="h1" tabIndex={-1} data-page-heading="">
        {translate(heading)}
      </VisuallyHidden>
    );
  }
  return (
    <>
      <Breadcrumb current={title} />
      <PageHeading>{title}</PageHeading>
    </>
  );
}
