/** Calls back when a picture turns out to have failed before anyone listened. */
export function whenMissing(image: HTMLImageElement, onMissing: () => void): void {
  // A drawing without a size is as wide as nothing, but can be decoded.
  if (image.getAttribute('src') && image.complete && image.naturalWidth === 0) {
    image.decode().catch(onMissing);
  }
}
