import type { MouseEvent } from 'react';
import type { PosterOptions } from '../../engine/site-config.generated';
import { ButtonAnchor } from '../../site/ui/control/Button';
import { Icon } from '../../site/ui/picture/Icon';
import { useContent } from '../content';

/** Whether the device can send pictures to other apps. */
function canShareFiles(): boolean {
  if (typeof navigator === 'undefined' || !('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });
}

/** Opens the share sheet of the device with a picture. Rejects where it cannot; what the visitor cancels is no failure. */
async function sharePicture(url: string, title: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}.`);
  const picture = new File([await response.blob()], 'picture.png', { type: 'image/png' });
  await navigator.share({ files: [picture], title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}

/** Links to the posters of the record that the page is about (B11.22.1): the picture is shared where the device can, else saved. */
export function PosterLinks({ labels }: { readonly labels: PosterOptions }) {
  const { context, publicUrl, pageTitle, useHydrated } = useContent();
  const path = new URL(publicUrl).pathname;
  const picture = `${path}/picture.png`;
  const isShared = useHydrated() && canShareFiles();
  const share = (event: MouseEvent) => {
    event.preventDefault();
    sharePicture(picture, pageTitle).catch(() => {
      window.location.assign(picture);
    });
  };
  return (
    <>
      <ButtonAnchor href={picture} download={`${pageTitle}.png`} {...(isShared && { onClick: share })}>
        <Icon name={isShared ? 'share-2' : 'download'} />
        {context.translate(labels.picture)}
      </ButtonAnchor>
      <ButtonAnchor href={`${path}/poster.png`}>
        <Icon name="file-text" />
        {context.translate(labels.sheet)}
      </ButtonAnchor>
    </>
  );
}
