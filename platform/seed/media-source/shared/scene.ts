import { backdrop, svg } from '../svg.ts';

/** A drawing by name; the name becomes the file name. */
export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

export const coverSize = { width: 1280, height: 720 };
export const illustrationSize = { width: 960, height: 600 };
export const headerSize = { width: 1600, height: 400 };

export const coverDrawing = (name: string, top: string, bottom: string, ...children: readonly string[]): Drawing => ({
  name,
  svg: svg(coverSize.width, coverSize.height, backdrop(coverSize.width, coverSize.height, top, bottom), ...children),
});

export const illustration = (name: string, background: string, ...children: readonly string[]): Drawing => ({
  name,
  svg: svg(
    illustrationSize.width,
    illustrationSize.height,
    backdrop(illustrationSize.width, illustrationSize.height, background, background),
    ...children,
  ),
});

export const header = (name: string, top: string, bottom: string, ...children: readonly string[]): Drawing => ({
  name,
  svg: svg(
    headerSize.width,
    headerSize.height,
    backdrop(headerSize.width, headerSize.height, top, bottom),
    ...children,
  ),
});
