import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import styled from '@emotion/styled';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Dialog } from '../../../site/ui/dialog/Dialog';
import { useSay } from '../language/use-say';
import { CropStage } from './CropStage';
import type { PictureArea } from './shrink-picture';

const Content = styled('div')`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  background: var(--surface);
`;

const Controls = styled('div')`
  display: grid;
  gap: 8px;
  padding: 16px 20px 20px;
`;

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const largestZoom = 4;

interface CropDialogProps {
  /** Address of the picture. */
  readonly picture: string;
  /** Width divided by height of the place in which pages show it. */
  readonly ratio: number;
  /** Called with the chosen part, or with null for the whole picture. */
  readonly onChoose: (area: PictureArea | null) => void;
  readonly onCancel: () => void;
}

/** Asks which part of a picture pages show: by mouse, touch, or the arrow keys. */
export default function CropDialog({ picture, ratio, onChoose, onCancel }: CropDialogProps) {
  const say = useSay();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  return (
    <Dialog aria-label={say('files.crop')} onClose={onCancel}>
      {(close) => (
        <Content>
          <CropStage>
            <Cropper
              image={picture}
              aspect={ratio}
              crop={crop}
              zoom={zoom}
              maxZoom={largestZoom}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => {
                setArea(pixels);
              }}
              mediaProps={{ alt: '' }}
              cropperProps={{ 'aria-label': say('files.cropArea'), role: 'group' }}
              disableAutomaticStylesInjection
            />
          </CropStage>
          <Controls>
            <Slider
              aria-label={say('files.zoom')}
              min={1}
              max={largestZoom}
              step={0.1}
              value={zoom}
              onChange={(_, value) => {
                setZoom(typeof value === 'number' ? value : 1);
              }}
            />
            <Buttons>
              <Button
                variant="contained"
                aria-disabled={area === null}
                onClick={() => {
                  if (area) onChoose(area);
                }}
              >
                {say('files.useArea')}
              </Button>
              <Button
                variant="outlined"
                onClick={() => {
                  onChoose(null);
                }}
              >
                {say('files.useWhole')}
              </Button>
              <Button variant="text" onClick={close}>
                {say('files.cancel')}
              </Button>
            </Buttons>
          </Controls>
        </Content>
      )}
    </Dialog>
  );
}
