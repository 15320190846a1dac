// Makes photos small in a worker, so that a slow phone stays usable meanwhile.
import { shrinkPhoto } from './shrink-photo';

onmessage = ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  void shrinkPhoto(data, (width, height) => new OffscreenCanvas(width, height)).then((small) => {
    postMessage(small);
  });
};
