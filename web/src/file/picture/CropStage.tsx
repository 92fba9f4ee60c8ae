import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { fileMessages as messages } from '../messages.ts';
import { firstCrop, mostZoom, zoomOf, zoomTo } from './cropRules.ts';

const zoomStep = 0.05;

/** A picture with a frame round the part that is taken: moved and resized by pointer, touch and arrow keys, and zoomed by a slider. */
export function CropStage({
  src,
  aspect,
  image,
  crop,
  onLoaded,
  onCropped,
  onUnreadable,
}: {
  src: string;
  /** Width by height of what is taken, in a circle where it is a square; any when undefined. */
  aspect: number | undefined;
  /** The picture, once the browser has read it. */
  image: HTMLImageElement | null;
  crop: PercentCrop | undefined;
  onLoaded: (image: HTMLImageElement, crop: PercentCrop) => void;
  onCropped: (crop: PercentCrop) => void;
  onUnreadable: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const zoomId = useId();
  const handle = (at: string): string => intl.formatMessage(messages.handle, { at });
  const size = image && { width: image.naturalWidth, height: image.naturalHeight };
  return (
    <div className={styles.stage}>
      <ReactCrop
        // The dashes of its edge do not run: nobody needs to be drawn to them.
        className={`ReactCrop--no-animate ${styles.crop}`}
        crop={crop}
        aspect={aspect}
        circularCrop={aspect === 1}
        keepSelection
        minWidth={24}
        minHeight={24}
        ariaLabels={{
          cropArea: intl.formatMessage(messages.selection),
          nwDragHandle: handle('nw'),
          nDragHandle: handle('n'),
          neDragHandle: handle('ne'),
          eDragHandle: handle('e'),
          seDragHandle: handle('se'),
          sDragHandle: handle('s'),
          swDragHandle: handle('sw'),
          wDragHandle: handle('w'),
        }}
        onChange={(_pixels, percent) => onCropped(percent)}
      >
        <img
          className={styles.image}
          src={src}
          alt=""
          onLoad={({ currentTarget }) =>
            onLoaded(
              currentTarget,
              firstCrop({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }, aspect),
            )
          }
          onError={onUnreadable}
        />
      </ReactCrop>
      {size && crop && aspect !== undefined ? (
        <div className={styles.zoom}>
          <label htmlFor={zoomId}>{intl.formatMessage(messages.zoom)}</label>
          <input
            id={zoomId}
            className={styles.slider}
            type="range"
            min={1}
            max={mostZoom}
            step={zoomStep}
            value={zoomOf(crop, size, aspect)}
            aria-valuetext={intl.formatNumber(zoomOf(crop, size, aspect), { style: 'percent' })}
            onChange={({ target }) => onCropped(zoomTo(Number(target.value), crop, size, aspect))}
          />
        </div>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  stage: { display: 'flex', flexDirection: 'column', gap: '16px', alignItems: 'center' },
  crop: {
    // What is transparent shows on a ground that no picture has.
    backgroundColor: tokens.colorNeutralBackground3,
    maxHeight: 'min(46vh, 400px)',
  },
  image: { minWidth: '48px', minHeight: '48px' },
  zoom: {
    boxSizing: 'border-box',
    width: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontWeight: tokens.fontWeightSemibold,
  },
  slider: { flexGrow: 1, minWidth: 0, height: '24px', accentColor: tokens.colorCompoundBrandBackground },
});
