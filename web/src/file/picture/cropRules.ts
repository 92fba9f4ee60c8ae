/** Which part of a picture is taken, in percent of its sides: pure steps round `react-image-crop`. */
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The selection is never less than this part of the largest one. */
export const mostZoom = 8;

/** The largest part of the form, in the middle; the whole picture where any form will do. */
export function firstCrop({ width, height }: PictureSize, aspect: number | undefined): PercentCrop {
  const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  if (aspect === undefined) return whole;
  const isWider = width / height > aspect;
  const largest = isWider ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...largest }, aspect, width, height), width, height);
}

/** How many times larger the largest part of the form is than the selected one. */
export const zoomOf = (crop: PercentCrop, size: PictureSize, aspect: number): number =>
  Math.min(mostZoom, Math.max(1, firstCrop(size, aspect).width / crop.width));

/** The selection at a zoom, about the middle that it had as far as the picture reaches. */
export function zoomTo(zoom: number, crop: PercentCrop, size: PictureSize, aspect: number): PercentCrop {
  const largest = firstCrop(size, aspect);
  const width = largest.width / zoom;
  const height = largest.height / zoom;
  return {
    unit: '%',
    width,
    height,
    x: within(crop.x + crop.width / 2, width),
    y: within(crop.y + crop.height / 2, height),
  };
}

/** Where a side begins about a middle, in percent, so that it ends within the picture. */
const within = (middle: number, side: number): number => Math.min(100 - side, Math.max(0, middle - side / 2));

/** The selection in whole pixels of the picture, at least one, and the size that it is drawn in: no side above `longest`. */
export function pixelsOf(
  crop: PercentCrop,
  { width, height }: PictureSize,
  longest: number,
): { readonly source: PictureSize & { readonly x: number; readonly y: number }; readonly drawn: PictureSize } {
  const x = Math.round((crop.x / 100) * width);
  const y = Math.round((crop.y / 100) * height);
  const source = {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((crop.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((crop.height / 100) * height))),
  };
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { source, drawn: { width: scaled(source.width), height: scaled(source.height) } };
}

/** Whether nothing of the picture is left out. */
export const isWhole = ({ x, y, width, height }: PercentCrop): boolean =>
  x < 0.1 && y < 0.1 && width > 99.8 && height > 99.8;
